package p;

public class Character {}
