import com.fasterxml.jackson.annotation.JsonAlias;
import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonValue;
import com.github.copilot.tool.CopilotTool;
import java.util.List;

public class Tools {
    public record Code(String code) {
        @JsonCreator
        public Code {}

        @JsonValue
        public String code() {
            return code;
        }
    }

    public record OfField(@JsonValue @JsonAlias("x") int number) {
        @JsonCreator
        public OfField {}
    }

    public record Shown(int number) {
        @JsonCreator
        public Shown {}

        @JsonValue
        public String shown() {
            return "#" + number;
        }
    }

    public record Names(List<String> names) {
        @JsonCreator
        public Names {}

        @JsonValue
        public List<String> names() {
            return names;
        }
    }

    public interface Coded {
        @JsonValue
        String code();
    }

    public record Inherited(String code) implements Coded {
        @JsonCreator
        public Inherited {}
    }

    @CopilotTool("Takes what their values are.")
    public String delegating(Code code, OfField ofField, Shown shown, Names names, Inherited inherited) {
        return code + " " + ofField + " " + shown + " " + names + " " + inherited;
    }

    public record Ignored(@JsonIgnore int number) {
        @JsonCreator
        public Ignored {}
    }

    public record Disabled(String text) {
        @JsonCreator(mode = JsonCreator.Mode.DISABLED)
        public Disabled {}

        public Disabled(int number) {
            this("number " + number);
        }
    }

    public record DisabledFactory(String text) {
        @JsonCreator(mode = JsonCreator.Mode.DISABLED)
        public DisabledFactory {}

        public static DisabledFactory valueOf(String text) {
            return new DisabledFactory("of " + text);
        }
    }

    @CopilotTool("Takes what is left where the components are not read.")
    public String notComponents(Ignored ignored, Disabled disabled, DisabledFactory factory) {
        return ignored + " " + disabled + " " + factory;
    }

    public record Plain(String code) {
        @JsonCreator
        public Plain {}
    }

    public record NamedValue(String code) {
        @JsonCreator
        public NamedValue(@JsonProperty("x") String code) {
            this.code = code;
        }

        @JsonValue
        public String code() {
            return code;
        }
    }

    public record NamedWithout(@JsonProperty("code") String code) {
        @JsonValue
        public String code() {
            return code;
        }
    }

    public record Pair(String first, String second) {
        @JsonCreator
        public Pair(@JsonProperty("one") String first, String second) {
            this.first = first;
            this.second = second;
        }

        @JsonValue
        public String both() {
            return first + second;
        }
    }

    public record Explicit(String code) {
        @JsonCreator(mode = JsonCreator.Mode.PROPERTIES)
        public Explicit {}

        @JsonValue
        public String code() {
            return code;
        }
    }

    @CopilotTool("Takes properties.")
    public String properties(Plain plain, NamedValue named, NamedWithout without, Pair pair, Explicit explicit) {
        return plain + " " + named + " " + without + " " + pair + " " + explicit;
    }

    public static class Unnamed {
        private final String text;

        @JsonCreator
        public Unnamed(String text) {
            this.text = text;
        }

        public String getText() {
            return text;
        }
    }

    public static class Both {
        private final String text;

        @JsonCreator
        public Both(@JsonProperty("text") String text) {
            this.text = text;
        }

        @JsonCreator
        static Both of(@JsonProperty("other") String other) {
            return new Both("of " + other);
        }
    }

    public enum Level {
        LOW,
        HIGH;

        @JsonCreator
        static Object of(String text) {
            return HIGH;
        }
    }

    @CopilotTool("Takes what classes and enums say.")
    public String others(Unnamed unnamed, Both both, Level level) {
        return unnamed.text + " " + both.text + " " + level;
    }
}
