import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;
import java.util.List;
import java.util.Map;

public abstract class Keyed<K extends Comparable<K>> {
    @CopilotTool("Find.")
    public String find(
            @CopilotToolParam(value = "The key.", defaultValue = "a") K key, List<K> more, Map<K, Integer> counts) {
        return key + " " + more + " " + counts;
    }

    public static class ByText extends Keyed<String> {}

    abstract static class Deeper<D extends Comparable<D>> extends Keyed<D> {}

    abstract class Inner {
        @CopilotTool("Count.")
        public String count(K from, K to) {
            return from + " " + to;
        }
    }
}
