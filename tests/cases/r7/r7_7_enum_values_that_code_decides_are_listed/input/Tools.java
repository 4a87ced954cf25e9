import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import com.github.copilot.tool.CopilotTool;
import java.util.List;

public class Tools {
    /** Written by code. */
    public enum Size {
        SMALL("s"),
        LARGE("l");

        @JsonValue
        public final String code;

        Size(String code) {
            this.code = code;
        }
    }

    /** Written and read by code, which throws. */
    public enum Colour {
        RED,
        BLUE;

        @JsonValue
        public String code() {
            return name().substring(0, 1);
        }

        @JsonCreator
        public static Colour of(String code) {
            for (Colour each : values()) {
                if (each.code().equals(code)) {
                    return each;
                }
            }
            throw new IllegalArgumentException("a secret");
        }
    }

    /** Read by code, which returns null, and written by its names, of which it reads one. */
    public enum Mood {
        GOOD,
        BAD;

        @JsonCreator
        public static Mood of(String name) {
            return name.equals("GOOD") ? GOOD : name.equals("bad") ? BAD : null;
        }
    }

    /** Written as numbers. */
    public enum Grade {
        ONE,
        TWO;

        @JsonValue
        public int number() {
            return ordinal() + 1;
        }
    }

    public static class Box {
        public Size size;
        public Colour colour;
    }

    @CopilotTool("Sizes.")
    public String size(Size size, List<Colour> colours) {
        return size + " " + colours;
    }

    @CopilotTool("Moods.")
    public String mood(Mood mood) {
        return mood.toString();
    }

    @CopilotTool("Grades.")
    public String grade(Grade grade) {
        return grade.toString();
    }

    @CopilotTool("Boxes.")
    public String box(Box box, int n) {
        return box.size + " " + box.colour;
    }
}
