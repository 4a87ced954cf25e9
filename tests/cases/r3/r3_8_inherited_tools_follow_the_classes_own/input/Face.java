import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;

public interface Face {
    @CopilotTool("Of the interface.")
    default String fromFace() {
        return "face";
    }

    @CopilotTool("Abstract there.")
    String promised(@CopilotToolParam("A word.") String word);
}
