import com.github.copilot.tool.CopilotTool;
import java.util.Collection;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.UUID;

public class CollectionsAndMaps {
    public enum Colour {
        RED,
        GREEN
    }

    @CopilotTool("Lists.")
    public void lists(String[] a, Iterable<String> b, Collection<Integer> c, List<List<Boolean>> d, Set<Colour> e, Deque<Double> f, int[][] g) {}

    @SuppressWarnings("rawtypes")
    @CopilotTool("Raw.")
    public void raw(List a, Collection b, Map c, Iterable d) {}

    @CopilotTool("Maps.")
    public void maps(
            Map<String, Integer> a,
            Map<String, Object> b,
            Map<Colour, List<String>> c,
            TreeMap<Integer, Boolean> d,
            Map<UUID, Map<String, String>> e,
            Map<String, ?> f) {}
}
