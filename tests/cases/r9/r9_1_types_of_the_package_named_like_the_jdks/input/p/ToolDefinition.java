package p;

public class ToolDefinition {}
