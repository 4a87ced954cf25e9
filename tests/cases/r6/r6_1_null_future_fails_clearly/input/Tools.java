import com.github.copilot.tool.CopilotTool;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;

public class Tools {
    @CopilotTool("Null future.")
    public CompletableFuture<String> future() {
        return null;
    }

    @CopilotTool("Null stage.")
    public CompletionStage<Integer> stage() {
        return null;
    }
}
