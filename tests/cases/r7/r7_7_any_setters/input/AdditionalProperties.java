import com.fasterxml.jackson.annotation.JsonAnySetter;
import com.github.copilot.tool.CopilotTool;
import java.util.Map;
import java.util.TreeMap;

public class AdditionalProperties {
    public static class Bag {
        public String name;
        private final Map<String, Integer> rest = new TreeMap<>();

        @JsonAnySetter
        public void put(String key, Integer value) {
            rest.put(key, value);
        }
    }

    @CopilotTool("Packs.")
    public String pack(Bag bag, int more) {
        return bag.name + bag.rest;
    }
}
