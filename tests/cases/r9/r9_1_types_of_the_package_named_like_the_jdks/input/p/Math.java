package p;

public class Math {}
