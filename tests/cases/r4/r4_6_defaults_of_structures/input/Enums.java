import com.fasterxml.jackson.annotation.JsonProperty;
import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;

public class Enums {
    public enum Size {
        SMALL,
        @JsonProperty("very large")
        LARGE
    }

    @CopilotTool("Defaults.")
    public String show(
            @CopilotToolParam(value = "D.", defaultValue = "SMALL") Size plain,
            @CopilotToolParam(value = "D.", defaultValue = "LARGE") Size byJavaName,
            @CopilotToolParam(value = "D.", defaultValue = "very large") Size byWireName) {
        return plain + "," + byJavaName + "," + byWireName;
    }
}
