import com.fasterxml.jackson.annotation.JsonAlias;
import com.github.copilot.tool.CopilotTool;
import java.util.Optional;
import java.util.OptionalInt;

public class Tools {
    public static class Settings {
        public Optional<String> name;
    }

    public record Read(@JsonAlias("number") OptionalInt count) {}

    @CopilotTool("Applies.")
    public void apply(Settings settings, Read read) {}
}
