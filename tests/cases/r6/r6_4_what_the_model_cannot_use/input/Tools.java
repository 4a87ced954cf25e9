import com.github.copilot.rpc.ToolBinaryResult;
import com.github.copilot.tool.CopilotTool;
import java.io.File;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;

public class Tools {
    public record Report(String title, String text, ToolBinaryResult chart) {}

    public record Attachment(String name, byte[] content) {}

    @CopilotTool("Two texts.")
    public Report report() {
        return null;
    }

    @CopilotTool("A map of them.")
    public Map<String, ToolBinaryResult> charts() {
        return Map.of();
    }

    @CopilotTool("Bytes.")
    public CompletableFuture<List<Attachment>> attachments() {
        return null;
    }

    @CopilotTool("A file.")
    public File file() {
        return null;
    }

    @CopilotTool("Paths.")
    public List<Path> paths() {
        return List.of();
    }

    @CopilotTool("Silenced.")
    @SuppressWarnings("copilot-result-content")
    public Attachment silenced() {
        return null;
    }
}
