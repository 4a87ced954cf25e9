import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.github.copilot.tool.CopilotTool;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

public class Tools {
    public record Free(Object any, JsonNode node, List<Object> list, Map<String, List<JsonNode>> map, Object[] array) {
        @Override
        public String toString() {
            return any + " " + node + " " + list + " " + map + " " + Arrays.toString(array);
        }
    }

    public static class FreeBean {
        public Object any = "default";
        public JsonNode node;
        public List<Object> list;
        public Map<String, List<JsonNode>> map;
        public Object[] array;
        public ObjectNode object;

        @Override
        public String toString() {
            return any + " " + node + " " + list + " " + map + " " + Arrays.toString(array) + " " + object;
        }
    }

    public record Strict(
            List<List<String>> texts,
            Map<String, Integer> numbers,
            List<Optional<String>> optionals,
            List<@Nullable String> nullable,
            int[] array) {
        @Override
        public String toString() {
            return texts + " " + numbers + " " + optionals + " " + nullable + " " + Arrays.toString(array);
        }
    }

    public static class StrictBean {
        public List<List<String>> texts;
        public Map<String, Integer> numbers;
        public List<@Nullable String> nullable;
        public int[] array;
        public String text = "default";
        public FreeBean inner;

        @Override
        public String toString() {
            return texts + " " + numbers + " " + nullable + " " + Arrays.toString(array) + " " + text + " " + inner;
        }
    }

    @CopilotTool("Free parameters.")
    public String free(Object any, List<Object> list, Map<String, Object> map, Optional<Object> maybe) {
        return any + " " + list + " " + map + " " + maybe;
    }

    @CopilotTool("A node.")
    public String node(JsonNode node) {
        return node.toString();
    }

    @CopilotTool("A record and a class of free JSON.")
    public String held(Optional<Free> free, Optional<FreeBean> bean) {
        return free + " " + bean;
    }

    @CopilotTool("A record and a class of typed values.")
    public String strict(Optional<Strict> strict, Optional<StrictBean> bean) {
        return strict + " " + bean;
    }
}
