import com.fasterxml.jackson.annotation.JsonProperty;
import com.github.copilot.tool.CopilotTool;

public class TwoNamed {
    public static class It {
        public It(@JsonProperty("a") String a) {}

        public It(@JsonProperty("b") int b) {}
    }

    @CopilotTool("Takes it.")
    public void take(It it, int more) {}
}
