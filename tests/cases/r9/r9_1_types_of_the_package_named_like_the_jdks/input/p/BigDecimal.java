package p;

public class BigDecimal {}
