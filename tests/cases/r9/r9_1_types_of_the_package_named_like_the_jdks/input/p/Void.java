package p;

public class Void {}
