package p;

public class String {}
