package p;

public class Class {}
