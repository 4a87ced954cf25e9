package p;

public class Integer {}
