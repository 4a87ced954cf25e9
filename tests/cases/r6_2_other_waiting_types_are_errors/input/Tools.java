import com.github.copilot.tool.CopilotTool;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ForkJoinTask;
import java.util.concurrent.Future;
import java.util.concurrent.FutureTask;

public class Tools {
    @CopilotTool("Task.")
    public FutureTask<String> work() {
        return null;
    }

    @CopilotTool("Fork.")
    public ForkJoinTask<String> fork() {
        return null;
    }

    @CopilotTool("Mono.")
    public Mono<String> mono() {
        return null;
    }

    @CopilotTool("Future in a future.")
    public CompletableFuture<Future<String>> nested() {
        return null;
    }
}
