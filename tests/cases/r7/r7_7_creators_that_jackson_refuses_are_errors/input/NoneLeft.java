import com.fasterxml.jackson.annotation.JacksonInject;
import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import com.github.copilot.tool.CopilotTool;

public class NoneLeft {
    public static class It {
        @JsonCreator
        public It(@JacksonInject("a") String a) {}

        @JsonValue
        public String shown() {
            return "";
        }
    }

    @CopilotTool("Takes it.")
    public void take(It it, int more) {}
}
