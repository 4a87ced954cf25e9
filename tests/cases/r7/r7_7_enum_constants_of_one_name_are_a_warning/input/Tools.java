import com.fasterxml.jackson.annotation.JsonAlias;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.github.copilot.tool.CopilotTool;
import java.util.List;

public class Tools {
    public enum Level {
        @JsonProperty("low")
        LOW,
        @JsonProperty("low")
        LOWEST,
        HIGH
    }

    // A name of one constant that is the alias of another is no mistake: the model is shown it once.
    public enum Size {
        SMALL,
        @JsonAlias("SMALL")
        TINY
    }

    public record Alarm(Level level, String text) {}

    @CopilotTool("Sets.")
    public String set(Level level, Size size) {
        return level + " " + size;
    }

    @CopilotTool("Raises alarms.")
    public String raise(List<Alarm> alarms) {
        return alarms.toString();
    }

    @CopilotTool("Sets without a word.")
    public String quietly(@SuppressWarnings("copilot-enum-repeated") Level level) {
        return level.name();
    }
}
