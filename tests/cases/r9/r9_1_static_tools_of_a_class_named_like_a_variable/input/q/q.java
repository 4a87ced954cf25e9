package q;

public class q {}
