import com.github.copilot.tool.CopilotTool;
import java.util.List;

public class GenericRecord {
    public record Page<T>(List<T> items, T first) {}

    @CopilotTool("Shows.")
    public String show(Page<Integer> page) {
        return page.toString();
    }
}
