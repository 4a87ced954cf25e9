import com.fasterxml.jackson.annotation.JsonCreator;
import com.github.copilot.tool.CopilotTool;

public class TwoDelegated {
    public static class It {
        @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
        public It(String a, String b) {}
    }

    @CopilotTool("Takes it.")
    public void take(It it, int more) {}
}
