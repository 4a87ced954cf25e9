import com.fasterxml.jackson.annotation.JsonAnySetter;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.github.copilot.tool.CopilotTool;
import jakarta.validation.constraints.Max;
import java.util.LinkedHashMap;
import java.util.Map;

public class WithTypeInformation {
    public interface Animal {}

    public record Cat(@Max(9) int lives) implements Animal {}

    public record Dog(String name) implements Animal {}

    public static class Fields {
        @JsonAnySetter
        @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind")
        @JsonSubTypes({
            @JsonSubTypes.Type(value = Cat.class, name = "cat"),
            @JsonSubTypes.Type(value = Dog.class, name = "dog")
        })
        public Map<String, Animal> all = new LinkedHashMap<>();
    }

    public static class Methods {
        private final Map<String, Animal> all = new LinkedHashMap<>();

        @JsonAnySetter
        @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, include = JsonTypeInfo.As.WRAPPER_OBJECT)
        @JsonSubTypes({
            @JsonSubTypes.Type(value = Cat.class, name = "cat"),
            @JsonSubTypes.Type(value = Dog.class, name = "dog")
        })
        public void put(String name, Animal value) {
            all.put(name, value);
        }
    }

    @CopilotTool("Keeps animals.")
    public String keep(Fields fields, Methods methods) {
        return fields.all + " " + methods.all;
    }
}
