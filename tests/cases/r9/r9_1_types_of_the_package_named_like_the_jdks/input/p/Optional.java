package p;

public class Optional {}
