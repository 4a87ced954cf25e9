package p;

public class Long {}
