import com.github.copilot.tool.CopilotTool;
import java.util.List;

public class Tools {
    public record Node(int number, List<Node> more) {}

    @CopilotTool("Joins.")
    public String join(Node own, other.Node foreign) {
        return own + " " + foreign;
    }
}
