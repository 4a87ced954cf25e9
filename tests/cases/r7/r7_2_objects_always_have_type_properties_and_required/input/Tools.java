import com.github.copilot.tool.CopilotTool;
import java.util.List;
import java.util.Optional;

public class Tools {
    public record Empty() {}

    public static class Bare {}

    @CopilotTool("Nothing.")
    public void nothing() {}

    @CopilotTool("All optional.")
    public void optional(Optional<String> text) {}

    @CopilotTool("Empty ones.")
    public void empty(Empty empty, Bare bare, @SuppressWarnings("rawtypes") List raw) {}
}
