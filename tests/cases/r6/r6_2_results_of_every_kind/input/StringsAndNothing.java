import com.github.copilot.tool.CopilotTool;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;

public class StringsAndNothing {
    @CopilotTool("String.")
    public String text() {
        return "plain \"text\"";
    }

    @CopilotTool("Null.")
    public String none() {
        return null;
    }

    @CopilotTool("Void.")
    public void nothing() {}

    @CopilotTool("Boxed void.")
    public Void boxed() {
        return null;
    }

    @CopilotTool("Future string.")
    public CompletableFuture<String> later() {
        return CompletableFuture.supplyAsync(() -> "later");
    }

    @CopilotTool("Stage string.")
    public CompletionStage<String> stage() {
        return CompletableFuture.completedStage("stage");
    }

    @CopilotTool("Future null.")
    public CompletableFuture<String> laterNone() {
        return CompletableFuture.completedFuture(null);
    }

    @CopilotTool("Future void.")
    public CompletableFuture<Void> done() {
        return CompletableFuture.completedFuture(null);
    }

    @CopilotTool("Stage void.")
    public CompletionStage<Void> stageDone() {
        return CompletableFuture.completedStage(null);
    }
}
