import com.github.copilot.tool.CopilotTool;

public class Tools {
    @CopilotTool(
            value = "Shows.",
            metadata = {
                @CopilotTool.MetadataEntry(key = "zeta", value = @CopilotTool.MetadataValue(str = "last letter")),
                @CopilotTool.MetadataEntry(key = "alpha", value = @CopilotTool.MetadataValue(bool = true)),
                @CopilotTool.MetadataEntry(
                        key = "hints",
                        value =
                                @CopilotTool.MetadataValue(
                                        flags = {
                                            @CopilotTool.MetadataFlag(name = "readOnly", value = true),
                                            @CopilotTool.MetadataFlag(name = "idempotent", value = false)
                                        })),
                @CopilotTool.MetadataEntry(key = "nothing", value = @CopilotTool.MetadataValue),
            })
    public void show() {}

    @CopilotTool(
            value = "Counts.",
            metadata = {
                @CopilotTool.MetadataEntry(key = "k0", value = @CopilotTool.MetadataValue(str = "v0")),
                @CopilotTool.MetadataEntry(key = "k1", value = @CopilotTool.MetadataValue(str = "v1")),
                @CopilotTool.MetadataEntry(key = "k2", value = @CopilotTool.MetadataValue(str = "v2")),
                @CopilotTool.MetadataEntry(key = "k3", value = @CopilotTool.MetadataValue(str = "v3")),
                @CopilotTool.MetadataEntry(key = "k4", value = @CopilotTool.MetadataValue(str = "v4")),
                @CopilotTool.MetadataEntry(key = "k5", value = @CopilotTool.MetadataValue(str = "v5")),
                @CopilotTool.MetadataEntry(key = "k6", value = @CopilotTool.MetadataValue(str = "v6")),
                @CopilotTool.MetadataEntry(key = "k7", value = @CopilotTool.MetadataValue(str = "v7")),
                @CopilotTool.MetadataEntry(key = "k8", value = @CopilotTool.MetadataValue(str = "v8")),
                @CopilotTool.MetadataEntry(key = "k9", value = @CopilotTool.MetadataValue(str = "v9")),
                @CopilotTool.MetadataEntry(key = "k10", value = @CopilotTool.MetadataValue(str = "v10")),
                @CopilotTool.MetadataEntry(key = "k11", value = @CopilotTool.MetadataValue(str = "v11"))
            })
    public void count() {}
}
