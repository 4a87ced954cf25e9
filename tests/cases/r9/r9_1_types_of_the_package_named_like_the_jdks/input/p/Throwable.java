package p;

public class Throwable {}
