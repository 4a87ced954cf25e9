package p;

public class java {}
