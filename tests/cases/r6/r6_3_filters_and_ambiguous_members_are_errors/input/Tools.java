import com.fasterxml.jackson.annotation.JsonAnyGetter;
import com.fasterxml.jackson.annotation.JsonFilter;
import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonValue;
import com.github.copilot.tool.CopilotTool;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

public class Tools {
    public record Inner(int a) {}

    @JsonFilter("f")
    public record Filtered(int a) {}

    public static class FilteredProperty {
        @JsonFilter("f")
        public List<Inner> inner = List.of(new Inner(1));
    }

    public record FilteredMap(@JsonFilter("f") Map<String, Integer> numbers) {}

    @JsonFilter("f")
    public static class OwnMap extends HashMap<String, Integer> {
        private static final long serialVersionUID = 1;
    }

    @JsonFilter("")
    public record NoFilter(int a, @JsonIgnore Filtered filtered) {}

    @JsonFilter("f")
    public record Value(@JsonValue int a) {}

    public static class SeveralNames {
        @JsonProperty("f")
        public int n = 1;

        @JsonProperty("s")
        public void setN(int n) {}

        public int getN() {
            return 2;
        }
    }

    public static class SeveralGetters {
        @JsonProperty("x")
        public int first() {
            return 1;
        }

        @JsonProperty("x")
        public int second() {
            return 2;
        }
    }

    @CopilotTool("One.")
    public Filtered one() {
        return new Filtered(1);
    }

    @CopilotTool("Two.")
    public List<FilteredProperty> two() {
        return List.of(new FilteredProperty());
    }

    @CopilotTool("Three.")
    public FilteredMap three() {
        return new FilteredMap(Map.of("a", 1));
    }

    @CopilotTool("Four.")
    public OwnMap four() {
        return new OwnMap();
    }

    @CopilotTool("Five.")
    public NoFilter five() {
        return new NoFilter(1, null);
    }

    @CopilotTool("Six.")
    public Value six() {
        return new Value(1);
    }

    @CopilotTool("Seven.")
    public SeveralNames seven() {
        return new SeveralNames();
    }

    @CopilotTool("Eight.")
    public SeveralGetters eight() {
        return new SeveralGetters();
    }

    static class Two {
        @JsonAnyGetter
        public Map<String, String> first() {
            return Map.of();
        }

        @JsonAnyGetter
        public Map<String, String> second() {
            return Map.of();
        }
    }

    @CopilotTool("Counts.")
    Two count() {
        return new Two();
    }
}
