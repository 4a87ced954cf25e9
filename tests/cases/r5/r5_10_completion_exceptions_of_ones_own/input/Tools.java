import com.github.copilot.tool.CopilotTool;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;

public class Tools {
    static class Incomplete extends CompletionException {
        private static final long serialVersionUID = 1;

        Incomplete() {
            super("Two orders are missing.", new IllegalStateException("row 7"));
        }
    }

    @CopilotTool("Declares it.")
    public CompletableFuture<String> declared() throws Incomplete {
        return CompletableFuture.failedFuture(new Incomplete());
    }

    @CopilotTool("Fails with Java's.")
    public CompletableFuture<String> wrapped() throws Incomplete {
        return CompletableFuture.failedFuture(new CompletionException(new IllegalStateException("row 7")));
    }
}
