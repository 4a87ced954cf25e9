import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;
import io.swagger.v3.oas.annotations.media.Schema;
import java.util.List;

class Defaults {
    record Login(String user, char[] password) {}

    @CopilotTool("Has defaults that the schema would show.")
    String defaults(
            @CopilotToolParam(value = "One", defaultValue = "hunter2") char[] one,
            @CopilotToolParam(value = "Two", defaultValue = "hunter2") @Schema(format = "password") String two,
            @CopilotToolParam(value = "Three", defaultValue = "[\"hunter2\"]") List<char[]> three,
            @CopilotToolParam(value = "Four", defaultValue = "{\"user\": \"a\", \"password\": \"b\"}") Login four) {
        return "";
    }
}
