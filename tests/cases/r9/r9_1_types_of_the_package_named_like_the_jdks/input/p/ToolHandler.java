package p;

public class ToolHandler {}
