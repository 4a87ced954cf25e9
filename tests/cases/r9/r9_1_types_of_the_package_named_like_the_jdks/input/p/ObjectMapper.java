package p;

public class ObjectMapper {}
