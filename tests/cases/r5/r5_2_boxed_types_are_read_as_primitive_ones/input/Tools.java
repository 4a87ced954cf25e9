import com.github.copilot.tool.CopilotTool;

public class Tools {
    @CopilotTool("Reads one.")
    public String boxedBytes(Byte value) {
        return value.toString();
    }

    @CopilotTool("Reads one.")
    public String boxedShorts(Short value) {
        return value.toString();
    }

    @CopilotTool("Reads one.")
    public String boxedLongs(Long value) {
        return value.toString();
    }

    @CopilotTool("Reads one.")
    public String boxedFloats(Float value) {
        return value.toString();
    }

    @CopilotTool("Reads one.")
    public String boxedDoubles(Double value) {
        return value.toString();
    }

    @CopilotTool("Reads one.")
    public String boxedBooleans(Boolean value) {
        return value.toString();
    }
}
