public record ToolHandler(int n) {}
