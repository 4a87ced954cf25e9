import com.github.copilot.tool.CopilotTool;
import io.smallrye.mutiny.Uni;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Flow;
import java.util.concurrent.ForkJoinTask;
import java.util.concurrent.Future;
import java.util.concurrent.FutureTask;
import java.util.stream.IntStream;
import java.util.stream.Stream;

public class Tools {
    @CopilotTool("Future.")
    public Future<String> future() {
        return null;
    }

    @CopilotTool("Stream.")
    public Stream<String> stream() {
        return null;
    }

    @CopilotTool("Int stream.")
    public IntStream ints() {
        return null;
    }

    @CopilotTool("Publisher.")
    public Flow.Publisher<String> publisher() {
        return null;
    }

    @CopilotTool("Stream in a future.")
    public CompletableFuture<Stream<String>> later() {
        return null;
    }

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

    @CopilotTool("Uni in a future.")
    CompletableFuture<Uni<Integer>> count() {
        return null;
    }
}
