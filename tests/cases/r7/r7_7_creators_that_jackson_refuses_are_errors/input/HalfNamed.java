import com.fasterxml.jackson.annotation.JsonProperty;
import com.github.copilot.tool.CopilotTool;

public class HalfNamed {
    public static class It {
        public String z;

        public It() {}

        public It(@JsonProperty("a") String a, String b) {}
    }

    @CopilotTool("Takes it.")
    public void take(It it, int more) {}
}
