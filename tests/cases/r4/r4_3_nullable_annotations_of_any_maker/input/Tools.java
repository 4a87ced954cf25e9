import com.github.copilot.tool.CopilotTool;
import java.util.List;

public class Tools {
    @CopilotTool("All.")
    public String all(
            @org.jetbrains.annotations.Nullable String jetbrains,
            @jakarta.annotation.Nullable String jakarta,
            java.util.@org.jspecify.annotations.Nullable List<String> jspecify) {
        return jetbrains + jakarta + jspecify;
    }
}
