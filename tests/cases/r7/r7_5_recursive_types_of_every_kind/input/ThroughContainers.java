import com.github.copilot.tool.CopilotTool;
import java.util.Map;
import java.util.Optional;

public class ThroughContainers {
    public record Branch(Map<String, Leaf> leaves, Optional<Branch> next) {}

    public record Leaf(Branch[] above, Plain plain) {}

    public record Plain(int weight) {}

    @CopilotTool("Grows.")
    public String grow(Branch branch, Plain plain) {
        return branch.leaves().keySet() + " " + branch.next().isPresent() + " " + plain;
    }
}
