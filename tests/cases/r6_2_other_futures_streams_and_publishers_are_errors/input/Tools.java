import com.github.copilot.tool.CopilotTool;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Flow;
import java.util.concurrent.Future;
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
}
