import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.github.copilot.tool.CopilotTool;
import java.time.LocalDate;
import java.time.OffsetDateTime;
import java.util.List;
import java.util.Map;

public class Tools {
    public record Code(String text) {
        public Code {
            if (text.isEmpty()) {
                throw new IllegalArgumentException("a secret");
            }
        }
    }

    public static final class Parsed {
        private final String text;

        private Parsed(String text, int length) {
            this.text = text + length;
        }

        @JsonCreator
        static Parsed of(String text) {
            return new Parsed(text, text.length());
        }

        @Override
        public String toString() {
            return text;
        }
    }

    public enum Renamed {
        @JsonProperty("the-first")
        FIRST
    }

    @CopilotTool("Moments, of which digits alone are none as keys.")
    public String moments(Map<OffsetDateTime, Integer> value) {
        return value.toString();
    }

    @CopilotTool("Days.")
    public String days(List<Map<LocalDate, Integer>> value) {
        return value.toString();
    }

    @CopilotTool("Records of one string, which Jackson makes of keys by their constructor.")
    public String codes(Map<Code, Integer> value) {
        return value.toString();
    }

    @CopilotTool("What a creator takes.")
    public String parsed(Map<Parsed, Integer> value) {
        return value.toString();
    }

    @CopilotTool("Constants under other names.")
    public String renamed(Map<Renamed, Integer> value) {
        return value.toString();
    }

    @CopilotTool("Classes, a type with type arguments.")
    public String classes(Map<Class<?>, Integer> value) {
        return value.toString();
    }
}
