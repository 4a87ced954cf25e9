import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import com.github.copilot.tool.CopilotTool;

public class TwoLeft {
    public record It(String a, String b) {
        @JsonCreator
        public It {}

        @JsonValue
        public String both() {
            return a + b;
        }
    }

    @CopilotTool("Takes it.")
    public void take(It it, int more) {}
}
