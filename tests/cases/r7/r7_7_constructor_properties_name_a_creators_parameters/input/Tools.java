import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonValue;
import com.github.copilot.tool.CopilotTool;
import java.beans.ConstructorProperties;

public class Tools {
    public static class Point {
        private final int x;
        private final String label;

        @ConstructorProperties({"x", "label"})
        public Point(int x, String label) {
            this.x = x;
            this.label = label;
        }

        public String getLabel() {
            return label;
        }
    }

    public static class Renamed {
        private final String text;

        @ConstructorProperties({"first", "second"})
        private Renamed(@JsonProperty("one") String first, String second) {
            text = first + second;
        }
    }

    public static class Valued {
        private final String text;

        @JsonCreator
        @ConstructorProperties("text")
        Valued(String text) {
            this.text = text;
        }

        @JsonValue
        public String shown() {
            return text;
        }
    }

    public static class Delegating {
        private final String text;

        @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
        @ConstructorProperties("text")
        public Delegating(String text) {
            this.text = text;
        }
    }

    public record Length(String text) {
        @ConstructorProperties("length")
        public Length(int length) {
            this("x".repeat(length));
        }
    }

    public static class Disabled {
        public String other;

        public Disabled() {}

        @JsonCreator(mode = JsonCreator.Mode.DISABLED)
        @ConstructorProperties("text")
        public Disabled(String text) {
            other = text;
        }
    }

    @CopilotTool("Shows.")
    public String show(
            Point point, Renamed renamed, Valued valued, Delegating delegating, Length length, Disabled disabled) {
        return point.x + point.label + renamed.text + valued.text + delegating.text + length + disabled.other;
    }
}
