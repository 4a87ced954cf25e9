package my;

public @interface Nullable {}
