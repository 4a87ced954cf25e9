package p;

public class Map {}
