package p;

public class ArrayList {}
