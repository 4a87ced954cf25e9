package p;

public class ToolInvocation {}
