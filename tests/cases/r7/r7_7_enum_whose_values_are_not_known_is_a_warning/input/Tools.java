import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import com.github.copilot.tool.CopilotTool;
import java.util.Locale;

public class Tools {
    public enum Level {
        LOW(1),
        HIGH(2);

        private final int number;

        Level(int number) {
            this.number = number;
        }

        @JsonValue
        public int number() {
            return number;
        }
    }

    public enum Size {
        SMALL,
        LARGE;

        @JsonCreator
        public static Size of(String text) {
            return valueOf(text.toUpperCase(Locale.ROOT));
        }
    }

    @CopilotTool("Sets.")
    public String set(Level level, Size size) {
        return level.name() + size;
    }
}
