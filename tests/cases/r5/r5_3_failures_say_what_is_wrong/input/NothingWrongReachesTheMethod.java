import com.github.copilot.tool.CopilotTool;
import java.util.List;

public class NothingWrongReachesTheMethod {
    @CopilotTool("Never called here.")
    public String strict(String text, List<String> list) {
        throw new IllegalStateException("called");
    }
}
