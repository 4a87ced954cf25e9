import com.fasterxml.jackson.annotation.JsonAnyGetter;
import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.github.copilot.tool.CopilotTool;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

public class Computed {
    public static class Names {
        private final List<String> names;

        @JsonCreator
        public Names(@JsonProperty("names") List<String> names) {
            this.names = names;
        }

        public List<String> getNames() {
            return names;
        }

        public List<String> getUpper() {
            return names.stream().map(String::toUpperCase).toList();
        }

        @JsonIgnore
        public List<String> getLower() {
            return names;
        }

        @JsonProperty(access = JsonProperty.Access.READ_ONLY)
        public Map<String, Integer> getSizes() {
            return Map.of();
        }
    }

    public record Pair(String first, String second) {
        public List<String> getBoth() {
            return List.of(first, second);
        }
    }

    /** It has the field, so Jackson sets that, and the map of an any-getter is meant to be filled. */
    public static class Filled {
        private final List<String> names = new ArrayList<>();
        private final Map<String, String> rest = new HashMap<>();

        public List<String> getNames() {
            return names;
        }

        @JsonAnyGetter
        public Map<String, String> getOthers() {
            return rest;
        }
    }

    @CopilotTool("Takes.")
    public String take(Names names, Pair pair, Filled filled) {
        return names.names + pair.first + filled.names + filled.rest;
    }
}
