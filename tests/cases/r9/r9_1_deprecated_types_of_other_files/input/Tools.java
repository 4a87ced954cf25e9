import com.github.copilot.tool.CopilotTool;
import java.util.List;

public class Tools {
    @SuppressWarnings({"deprecation", "removal"})
    @CopilotTool("Takes.")
    public String take(Old old, List<Kind> kinds) {
        return old + " " + kinds;
    }
}
