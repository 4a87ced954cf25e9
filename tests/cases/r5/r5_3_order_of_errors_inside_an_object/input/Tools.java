import com.fasterxml.jackson.annotation.JsonAnySetter;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;
import com.github.copilot.tool.CopilotTool;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

public class Tools {
    @JsonPropertyOrder({"second", "first"})
    public static class Ordered {
        public int first;
        public int second;
        private final Map<String, Integer> others = new TreeMap<>();

        @JsonAnySetter
        public void set(String name, Integer value) {
            others.put(name, value);
        }
    }

    public record Pair(int left, int right) {}

    public static class Optionals {
        public String text;
        public Integer number;
        public List<String> list;
        public int primitive;

        @JsonSetter(nulls = Nulls.FAIL)
        public String refusing;
    }

    @CopilotTool("Orders.")
    public String order(Ordered ordered, Pair pair) {
        return ordered.first + " " + pair;
    }

    @CopilotTool("Takes nulls.")
    public String nulls(Optionals optionals, int n) {
        return optionals.text + optionals.number + optionals.list;
    }
}
