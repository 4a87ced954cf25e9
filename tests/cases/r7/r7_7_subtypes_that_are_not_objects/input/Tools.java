import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;
import jakarta.validation.constraints.Max;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

public class Tools {
    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind")
    @JsonSubTypes({
        @JsonSubTypes.Type(value = Item.class, name = "item"),
        @JsonSubTypes.Type(value = Level.class, name = "level"),
        @JsonSubTypes.Type(value = Names.class, name = "names"),
        @JsonSubTypes.Type(value = Sizes.class, name = "sizes"),
        @JsonSubTypes.Type(value = Code.class, name = "code"),
        @JsonSubTypes.Type(value = Totals.class, name = "totals")
    })
    public interface Part {}

    public record Item(@Max(9) int count) implements Part {}

    public enum Level implements Part {
        LOW,
        HIGH
    }

    @SuppressWarnings("serial")
    public static class Names extends ArrayList<String> implements Part {}

    @SuppressWarnings("serial")
    public static class Sizes extends HashMap<String, Integer> implements Part {}

    public static class Code implements Part {
        private final String text;

        public Code(String text) {
            this.text = text;
        }

        @Override
        public String toString() {
            return "Code " + text;
        }
    }

    public static class Totals implements Part {
        private final Map<String, Integer> all;

        @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
        public Totals(Map<String, Integer> all) {
            this.all = all;
        }

        @Override
        public String toString() {
            return "Totals " + all;
        }
    }

    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, include = JsonTypeInfo.As.WRAPPER_OBJECT)
    @JsonSubTypes({
        @JsonSubTypes.Type(value = Box.class, name = "box"),
        @JsonSubTypes.Type(value = Speed.class, name = "speed"),
        @JsonSubTypes.Type(value = Tags.class, name = "tags"),
        @JsonSubTypes.Type(value = Key.class, name = "key")
    })
    public interface Thing {}

    public record Box(@Max(9) int size) implements Thing {}

    public enum Speed implements Thing {
        SLOW,
        FAST
    }

    @SuppressWarnings("serial")
    public static class Tags extends ArrayList<String> implements Thing {}

    public static class Key implements Thing {
        private final String text;

        public Key(String text) {
            this.text = text;
        }

        @Override
        public String toString() {
            return "Key " + text;
        }
    }

    @JsonTypeInfo(use = JsonTypeInfo.Id.DEDUCTION)
    @JsonSubTypes({@JsonSubTypes.Type(Point.class), @JsonSubTypes.Type(Axis.class)})
    public interface Place {}

    public record Point(int x, int y) implements Place {}

    public enum Axis implements Place {
        X,
        Y
    }

    @CopilotTool("Takes one of several parts.")
    public String take(@CopilotToolParam("The parts") List<Part> parts) {
        return parts.toString();
    }

    @CopilotTool("Takes the subtypes by themselves.")
    public String single(
            @CopilotToolParam("The level") Level level,
            @CopilotToolParam("The names") Names names,
            @CopilotToolParam("The sizes") Sizes sizes,
            @CopilotToolParam("The code") Code code,
            @CopilotToolParam("By level, whose type is known") Map<Level, Integer> levels,
            @CopilotToolParam("The speed") Speed speed) {
        return level + " " + names + " " + sizes + " " + code + " " + levels + " " + speed;
    }

    @CopilotTool("Takes one of several things.")
    public String pick(@CopilotToolParam("The things") List<Thing> things) {
        return things.toString();
    }

    @CopilotTool("Goes to a place.")
    public String go(@CopilotToolParam("The place") Place place, @CopilotToolParam("How fast") Speed speed) {
        return place + " " + speed;
    }

    @CopilotTool("Returns a level.")
    public Level level() {
        return Level.LOW;
    }

    @CopilotTool("Returns names.")
    public Names names() {
        return new Names();
    }
}
