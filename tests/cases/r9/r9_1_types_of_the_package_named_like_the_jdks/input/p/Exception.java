package p;

public class Exception {}
