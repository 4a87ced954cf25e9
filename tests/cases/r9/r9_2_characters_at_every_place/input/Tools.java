import com.fasterxml.jackson.annotation.JsonProperty;
import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;

public class Tools {
    public enum Sign {
        @JsonProperty("\"\\\n\u2028😀")
        ODD,
        PLAIN
    }

    public record Item(@JsonProperty("a\"b\\c\n😀") String text) {}

    @CopilotTool("Shows.")
    public String show(Sign sign, Item item, @CopilotToolParam(value = "M.", schema = "{\"const\":\"\\u0000\\\"\\\\\\n😀\\u2028\",\"x-\\\"\":1}") Object constant) {
        return sign + item.text();
    }
}
