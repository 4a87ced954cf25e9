import com.github.copilot.tool.CopilotTool;

public class Tools {
    @CopilotTool(
            value = "Shows.",
            metadata = {
                @CopilotTool.MetadataEntry(key = "a", value = @CopilotTool.MetadataValue(bool = true)),
                @CopilotTool.MetadataEntry(key = "a", value = @CopilotTool.MetadataValue(str = "again"))
            })
    public void show() {}
}
