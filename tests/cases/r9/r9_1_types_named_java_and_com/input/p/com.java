package p;

public class com {}
