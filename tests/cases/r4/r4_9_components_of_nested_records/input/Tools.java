import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;
import java.util.List;

public class Tools {
    public record Line(
            @CopilotToolParam("What.") String item,
            @CopilotToolParam(value = "How many.", required = false) Integer count,
            @CopilotToolParam(schema = "{\"type\":\"string\",\"pattern\":\"^[A-Z]{3}$\",\"description\":\"The currency.\"}") String currency) {}

    @CopilotTool("Orders.")
    public String order(List<Line> lines, String note) {
        return lines + note;
    }
}
