import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;
import java.util.Arrays;

public class Tools {
    @CopilotTool("Defaults.")
    public String show(@CopilotToolParam(value = "D.", defaultValue = "AQL/") byte[] bytes) {
        return Arrays.toString(bytes);
    }
}
