import com.github.copilot.tool.CopilotTool;
import java.util.Optional;
import java.util.OptionalInt;

public class Tools {
    public static class Settings {
        public Optional<String> name;
    }

    public record Limits(OptionalInt most) {}

    public static class Quota {
        public Limits limits;
    }

    @CopilotTool("Applies.")
    public void apply(Settings settings, Quota quota) {}

    @CopilotTool("Applies the limits, which generated code reads.")
    public String limit(Limits limits, int tries) {
        return limits.toString();
    }
}
