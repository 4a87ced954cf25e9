import com.github.copilot.tool.CopilotTool;

public class Tools {
    @CopilotTool(
            value = "Shows.",
            metadata = {
                @CopilotTool.MetadataEntry(
                        key = "a",
                        value =
                                @CopilotTool.MetadataValue(
                                        bool = true,
                                        str = "text",
                                        flags = @CopilotTool.MetadataFlag(name = "f", value = true))),
                @CopilotTool.MetadataEntry(key = "b", value = @CopilotTool.MetadataValue(bool = true, str = "text"))
            })
    public void show() {}
}
