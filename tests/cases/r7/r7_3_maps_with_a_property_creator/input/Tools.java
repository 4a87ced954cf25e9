import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.github.copilot.tool.CopilotTool;
import java.util.HashMap;
import java.util.TreeMap;

public class Tools {
    public static class Counts extends HashMap<String, Integer> {
        private static final long serialVersionUID = 1L;

        private final String name;
        private final int most;

        @JsonCreator
        public Counts(@JsonProperty("name") String name, @JsonProperty("most") int most) {
            this.name = name;
            this.most = most;
        }

        public void setOther(String other) {
            throw new IllegalStateException(other);
        }

        @Override
        public String toString() {
            return name + most + super.toString();
        }
    }

    public static class Named<T> extends TreeMap<String, T> {
        private static final long serialVersionUID = 1L;

        private final String name;

        @JsonCreator
        public Named(@JsonProperty(value = "name", required = true) String name) {
            this.name = name;
        }

        @Override
        public String toString() {
            return name + super.toString();
        }
    }

    @CopilotTool("Maps with members of their own.")
    public String show(Counts counts, Named<Boolean> named) {
        return counts + " " + named;
    }
}
