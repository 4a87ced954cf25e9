import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.github.copilot.tool.CopilotTool;

public class IgnoredPropertyOfACreator {
    @JsonIgnoreProperties("a")
    public static class Demanding {
        @JsonCreator
        Demanding(@JsonProperty(value = "a", required = true) String a, @JsonProperty("b") String b) {}
    }

    @CopilotTool("Never succeeds.")
    public String never(Demanding demanding) {
        return "";
    }
}
