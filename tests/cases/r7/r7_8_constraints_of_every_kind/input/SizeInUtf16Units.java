import com.github.copilot.tool.CopilotTool;
import jakarta.validation.constraints.Size;

public class SizeInUtf16Units {
    @CopilotTool("Takes.")
    public String take(@Size(min = 2, max = 3) String text) {
        return text;
    }
}
