import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.github.copilot.tool.CopilotTool;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

public class OtherCreators {
    /** The creator is called, not the constructor without parameters. */
    public static class Both extends TreeMap<String, Integer> {
        private static final long serialVersionUID = 1L;

        private final String name;

        public Both() {
            this("nobody");
        }

        @JsonCreator
        public Both(@JsonProperty(value = "name", required = true) String name) {
            this.name = name;
        }

        @Override
        public String toString() {
            return name + super.toString();
        }
    }

    public static class OfAList extends TreeMap<String, Integer> {
        private static final long serialVersionUID = 1L;

        public OfAList() {}

        @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
        public OfAList(List<String> names) {
            names.forEach(name -> put(name, name.length()));
        }
    }

    public static class OfAMap extends ArrayList<String> {
        private static final long serialVersionUID = 1L;

        @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
        public OfAMap(Map<String, Integer> counts) {
            new TreeMap<>(counts).forEach((name, count) -> add(name + count));
        }
    }

    /** Jackson calls no creator of a map with a string. */
    public static class OfAString extends HashMap<String, Integer> {
        private static final long serialVersionUID = 1L;

        public OfAString() {}

        @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
        public OfAString(String text) {
            throw new IllegalStateException(text);
        }
    }

    public enum Size {
        SMALL,
        LARGE
    }

    public static class BySize extends EnumMap<Size, Integer> {
        private static final long serialVersionUID = 1L;

        private final String name;

        public BySize() {
            this("nobody");
        }

        @JsonCreator
        public BySize(@JsonProperty("name") String name) {
            super(Size.class);
            this.name = name;
        }

        @Override
        public String toString() {
            return name + super.toString();
        }
    }

    /** Jackson calls no creator of a collection with properties. */
    public static class OfProperties extends ArrayList<Integer> {
        private static final long serialVersionUID = 1L;

        public OfProperties() {}

        @JsonCreator
        public OfProperties(@JsonProperty("size") int size) {
            super(size);
        }
    }

    @CopilotTool("Containers with creators.")
    public String take(Both both, OfAList list, OfAMap map, OfAString string, OfProperties properties, BySize sizes) {
        return both + " " + list + " " + map + " " + string + " " + properties + " " + sizes;
    }
}
