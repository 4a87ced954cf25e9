import com.fasterxml.jackson.annotation.JacksonInject;
import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.github.copilot.tool.CopilotTool;

public class HalfInjected {
    public static class It {
        @JsonCreator
        public It(@JacksonInject("a") @JsonProperty("a") String a, String b) {}
    }

    @CopilotTool("Takes it.")
    public void take(It it, int more) {}
}
