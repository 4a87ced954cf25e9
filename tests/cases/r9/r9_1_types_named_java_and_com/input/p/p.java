package p;

public class p {}
