package p;

public class Error {}
