package p;

public class List {}
