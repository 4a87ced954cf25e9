import com.github.copilot.tool.CopilotTool;
import java.util.List;

public class Tools {
    public record Node(String name, List<Node> children) {}

    @CopilotTool("Walks.")
    public String walk(Node root, int depth) {
        return root + " " + depth;
    }

    @CopilotTool("Walks flat.")
    public String walkFlat(Node root) {
        return root.toString();
    }
}
