public record ToolDefinition(int n) {}
