package p;

public class StringBuilder {}
