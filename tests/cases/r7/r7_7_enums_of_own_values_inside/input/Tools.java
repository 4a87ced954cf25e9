import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonValue;
import com.github.copilot.tool.CopilotTool;
import java.util.List;
import java.util.Map;

public class Tools {
    public enum Level {
        LOW(1),
        HIGH(9);

        private final int code;

        Level(int code) {
            this.code = code;
        }

        @JsonValue
        public int code() {
            return code;
        }
    }

    public enum Mood {
        GOOD,
        BAD;

        @JsonCreator
        public static Mood of(String text) {
            return valueOf(text.toUpperCase(java.util.Locale.ROOT));
        }
    }

    public static class Alarm {
        public Level level;
        public Mood mood;
        public int count;
        public List<Level> more;
        public Map<String, Mood> moods;
    }

    public record Report(Level level, Mood mood, int count) {}

    public interface Body {}

    public static class A implements Body {
        public Level v;
        public int n;
    }

    public static class X {
        public String is;

        @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, include = JsonTypeInfo.As.EXTERNAL_PROPERTY, property = "is")
        @JsonSubTypes(@JsonSubTypes.Type(value = A.class, name = "a"))
        public Body body;
    }

    @CopilotTool("Raises an alarm.")
    @SuppressWarnings("copilot-enum-value")
    public String alarm(Alarm alarm, int n) {
        return alarm.level + " " + alarm.mood + " " + alarm.count + " " + alarm.more + " " + alarm.moods;
    }

    @CopilotTool("Reports.")
    @SuppressWarnings("copilot-enum-value")
    public String report(List<Report> reports, Map<String, Alarm> alarms, Level level, List<Mood> moods) {
        return reports + " " + alarms.size() + " " + level + " " + moods;
    }

    @CopilotTool("Reads a value beside its type.")
    @SuppressWarnings("copilot-enum-value")
    public String external(X x, int n) {
        return String.valueOf(((A) x.body).v);
    }
}
