import com.github.copilot.tool.CopilotTool;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

public class NullElements {
    @CopilotTool("Lists.")
    public String list(List<@Nullable String> words, List<Optional<Integer>> numbers, Map<String, @Nullable Integer> counts) {
        return words + " " + numbers + " " + counts;
    }
}
