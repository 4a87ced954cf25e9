import com.github.copilot.tool.CopilotTool;
import java.util.Optional;

public class Tools {
    @CopilotTool("Takes nothing.")
    public String nothing() {
        return "nothing";
    }

    @CopilotTool("Takes something.")
    public String something(String text) {
        return text;
    }

    @CopilotTool("May take something.")
    public String maybe(Optional<String> text) {
        return text.orElse("empty");
    }
}
