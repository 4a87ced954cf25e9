import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;
import java.util.HashMap;
import java.util.Map;
import java.util.TreeMap;

public class MapThatIsItsOwnKey {
    public static class M extends HashMap<M, String> {}

    public interface Graph extends Map<Graph, String> {}

    public static class A extends TreeMap<B, String> {}

    public static class B extends HashMap<A, String> {}

    /** A constructor of one string, which Jackson would take for a key's. */
    public static class Named extends HashMap<Named, String> {
        public Named() {}

        public Named(String name) {}
    }

    public record Holder(String name, M map) {}

    @CopilotTool("Takes maps.")
    public void take(
            @CopilotToolParam("Its own key.") M own,
            @CopilotToolParam("An interface.") Graph graph,
            @CopilotToolParam("Each other's keys.") A other,
            @CopilotToolParam("Inside a record.") Holder holder,
            @CopilotToolParam("With a name.") Named named,
            @CopilotToolParam(value = "With a schema.", schema = "{\"type\":\"object\"}") M described,
            @CopilotToolParam("By bytes.") Map<byte[], String> bytes,
            @CopilotToolParam("By maps.") Map<Map<String, String>, String> maps) {}
}
