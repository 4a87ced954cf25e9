import com.fasterxml.jackson.annotation.JsonAnyGetter;
import com.fasterxml.jackson.annotation.JsonAnySetter;
import com.github.copilot.tool.CopilotTool;
import java.util.Map;
import java.util.TreeMap;

public class BesideAnAnyGetter {
    /** The map has a getter, so Jackson fills it under the getter's name, too. */
    public static class Entity {
        public String name;
        private final Map<String, Integer> values = new TreeMap<>();

        @JsonAnyGetter
        public Map<String, Integer> getAttributes() {
            return values;
        }

        @JsonAnySetter
        public void put(String key, Integer value) {
            values.put(key, value);
        }
    }

    @CopilotTool("Keeps.")
    public String keep(Entity entity, int more) {
        return entity.name + entity.values;
    }
}
