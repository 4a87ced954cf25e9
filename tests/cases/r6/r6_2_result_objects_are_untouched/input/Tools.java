import com.github.copilot.rpc.ToolResultObject;
import com.github.copilot.tool.CopilotTool;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;

public class Tools {
    @CopilotTool("Object.")
    public ToolResultObject result() {
        return ToolResultObject.error("It went wrong.");
    }

    @CopilotTool("Future.")
    public CompletableFuture<ToolResultObject> later() {
        return CompletableFuture.supplyAsync(() -> ToolResultObject.success("done"));
    }

    @CopilotTool("Stage.")
    public CompletionStage<ToolResultObject> stage() {
        return CompletableFuture.completedStage(ToolResultObject.success("staged"));
    }

    @CopilotTool("Any.")
    public Object any(int choice) {
        return choice == 0 ? ToolResultObject.success("any") : choice == 1 ? "text" : choice == 2 ? null : List.of(choice);
    }

    @CopilotTool("Any later.")
    public CompletableFuture<Object> anyLater() {
        return CompletableFuture.completedFuture(ToolResultObject.success("any later"));
    }

    @CopilotTool("Unknown later.")
    public CompletionStage<?> unknownLater() {
        return CompletableFuture.completedStage(ToolResultObject.success("unknown later"));
    }
}
