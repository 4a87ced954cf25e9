import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.github.copilot.tool.CopilotTool;
import java.util.Optional;
import java.util.OptionalInt;

public class Tools {
    public static class Settings {
        public Optional<String> name;
    }

    @JsonIgnoreProperties("x")
    public record Read(OptionalInt count) {}

    @CopilotTool("Applies.")
    public void apply(Settings settings, Read read) {}
}
