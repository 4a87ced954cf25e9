package p;

public class Number {}
