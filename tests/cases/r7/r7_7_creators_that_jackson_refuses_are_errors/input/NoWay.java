import com.fasterxml.jackson.annotation.JsonCreator;
import com.github.copilot.tool.CopilotTool;

public class NoWay {
    public record It(String a) {
        @JsonCreator(mode = JsonCreator.Mode.DISABLED)
        public It {}
    }

    @CopilotTool("Takes it.")
    public void take(It it, int more) {}
}
