package p;

public class BigInteger {}
