import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;
import java.util.Optional;
import my.Nullable;

public class Tools {
    @CopilotTool("Takes.")
    public String take(
            @CopilotToolParam(value = "Maybe.", required = true) Optional<String> maybe, @Nullable String own) {
        return maybe + " " + own;
    }
}
