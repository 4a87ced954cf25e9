package p;

public @interface SuppressWarnings {}
