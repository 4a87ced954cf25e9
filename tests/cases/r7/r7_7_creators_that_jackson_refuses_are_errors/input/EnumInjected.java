import com.fasterxml.jackson.annotation.JacksonInject;
import com.fasterxml.jackson.annotation.JsonCreator;
import com.github.copilot.tool.CopilotTool;

public class EnumInjected {
    public enum It {
        A;

        @JsonCreator
        static It of(@JacksonInject("a") String a, String b) {
            return A;
        }
    }

    @CopilotTool("Takes it.")
    public void take(It it, int more) {}
}
