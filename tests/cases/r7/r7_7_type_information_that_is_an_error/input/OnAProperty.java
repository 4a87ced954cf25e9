import com.fasterxml.jackson.annotation.JsonAnySetter;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import com.github.copilot.tool.CopilotTool;
import java.util.List;
import java.util.Map;

public class OnAProperty {
    @JsonSubTypes(@JsonSubTypes.Type(value = Cat.class, name = "cat"))
    public interface Animal {}

    public record Cat(int lives) implements Animal {}

    public interface Plant {}

    public static class Holder {
        @JsonTypeInfo(use = JsonTypeInfo.Id.CLASS)
        public List<Animal> byClass;

        @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, include = JsonTypeInfo.As.WRAPPER_ARRAY)
        public Animal[] array;

        @JsonTypeInfo(use = JsonTypeInfo.Id.NAME)
        public Plant unlisted;

        @JsonTypeInfo(use = JsonTypeInfo.Id.NAME)
        public String text;

        @JsonTypeInfo(use = JsonTypeInfo.Id.NAME)
        public List<List<Animal>> lists;

        @JsonTypeInfo(use = JsonTypeInfo.Id.NAME)
        public Iterable<Animal> iterable;

        @JsonTypeInfo(use = JsonTypeInfo.Id.NAME)
        @JsonDeserialize(as = Cat.class)
        public Animal replaced;
    }

    @CopilotTool("Holds.")
    public String hold(Holder holder) {
        return "";
    }

    public static class Others {
        @JsonAnySetter
        @JsonTypeInfo(use = JsonTypeInfo.Id.NAME)
        public Map<String, String> all;
    }

    @CopilotTool("Takes any names.")
    public String others(Others others, int count) {
        return "";
    }
}
