package p;

public class LinkedHashMap {}
