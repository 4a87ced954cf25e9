import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.github.copilot.tool.CopilotTool;
import java.util.HashMap;
import java.util.List;

public class InAUnion {
    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind")
    @JsonSubTypes({
        @JsonSubTypes.Type(value = Named.class, name = "named"),
        @JsonSubTypes.Type(value = Counted.class, name = "counted")
    })
    public interface Part {}

    public static class Named extends HashMap<String, Integer> implements Part {
        private static final long serialVersionUID = 1L;

        private final String name;

        @JsonCreator
        public Named(@JsonProperty("name") String name) {
            this.name = name;
        }

        @Override
        public String toString() {
            return name + super.toString();
        }
    }

    public static class Counted extends HashMap<String, Integer> implements Part {
        private static final long serialVersionUID = 1L;

        @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
        public Counted(List<String> names) {
            names.forEach(name -> put(name, name.length()));
        }
    }

    @CopilotTool("Maps that are subtypes.")
    public String parts(List<Part> parts) {
        return parts.toString();
    }
}
