import com.fasterxml.jackson.annotation.JsonProperty;
import com.github.copilot.tool.CopilotTool;
import java.util.List;

public class ConstantsByWireName {
    public enum Level {
        LOW,
        MIDDLE,
        @JsonProperty("very high")
        HIGH
    }

    @CopilotTool("Sets.")
    public String set(Level level, List<Level> more) {
        return level.name() + more;
    }
}
