import com.github.copilot.tool.CopilotTool;

class Tools {
    @CopilotTool(
            value = "Counts the orders.",
            metadata = {
                @CopilotTool.MetadataEntry(key = "team", value = @CopilotTool.MetadataValue(str = "sales")),
                @CopilotTool.MetadataEntry(key = "billed", value = @CopilotTool.MetadataValue(bool = true))
            })
    int countOrders() {
        return 3;
    }
}
