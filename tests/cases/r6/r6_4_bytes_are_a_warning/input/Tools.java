import com.github.copilot.tool.CopilotTool;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;

public class Tools {
    /** Inside another value bytes are a note. */
    record Held(byte[] bytes) {}

    @CopilotTool("At once.")
    public byte[] bytes() {
        return new byte[] {1, 2};
    }

    @CopilotTool("Later.")
    public CompletableFuture<Optional<byte[]>> later() {
        return CompletableFuture.completedFuture(Optional.of(new byte[] {3}));
    }

    @CopilotTool("Silenced.")
    @SuppressWarnings("copilot-result-bytes")
    public byte[] silenced() {
        return new byte[0];
    }

    @CopilotTool("Inside.")
    public Held inside() {
        return new Held(new byte[] {4});
    }
}
