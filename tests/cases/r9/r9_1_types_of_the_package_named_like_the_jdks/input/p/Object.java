package p;

public class Object {}
