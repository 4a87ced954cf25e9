package p;

public class IllegalArgumentException {}
