package p;

public @interface Override {}
