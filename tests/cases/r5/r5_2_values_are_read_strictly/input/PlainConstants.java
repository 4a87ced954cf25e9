import com.github.copilot.tool.CopilotTool;

public class PlainConstants {
    public enum Level {
        LOW,
        MIDDLE,
        HIGH
    }

    @CopilotTool("Sets.")
    public String set(Level level) {
        return level.name();
    }
}
