package p;

public class Double {}
