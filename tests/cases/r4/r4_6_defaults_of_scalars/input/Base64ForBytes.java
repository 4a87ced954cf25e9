import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;
import java.util.Arrays;

public class Base64ForBytes {
    @CopilotTool("Defaults.")
    public String show(@CopilotToolParam(value = "D.", defaultValue = "AQL/") byte[] bytes) {
        return Arrays.toString(bytes);
    }
}
