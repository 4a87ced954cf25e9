import com.github.copilot.tool.CopilotTool;
import java.util.List;
import java.util.Map;

public class Tools {
    @CopilotTool("Takes.")
    public String take(Map<String, List<Late[]>> late, Holder<Late> holder) {
        return late.get("x").get(0)[0] + " " + holder.held();
    }

    public record Holder<T>(T held) {}
}
