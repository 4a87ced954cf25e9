import com.github.copilot.tool.CopilotTool;
import java.util.List;

public class GenericType {
    public record Tree<T>(T value, List<Tree<T>> branches) {}

    @CopilotTool("Sums.")
    public String sum(Tree<Integer> numbers, Tree<String> words) {
        return numbers + " " + words;
    }
}
