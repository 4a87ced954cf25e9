package p;

public class Iterable {}
