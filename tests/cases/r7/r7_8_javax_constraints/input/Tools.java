import com.github.copilot.tool.CopilotTool;
import javax.validation.constraints.Min;
import javax.validation.constraints.NotBlank;

public class Tools {
    @CopilotTool("Takes.")
    public String take(@Min(5) int number, @NotBlank String text) {
        return number + text;
    }
}
