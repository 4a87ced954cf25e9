package p;

public class Boolean {}
