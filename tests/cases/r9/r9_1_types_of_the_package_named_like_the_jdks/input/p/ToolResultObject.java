package p;

public class ToolResultObject {}
