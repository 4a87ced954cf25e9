import com.github.copilot.tool.CopilotTool;
import java.io.IOException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;

public class ThrownByTheTool {
    static class Special extends Exception {
        private static final long serialVersionUID = 1;

        Special(String message) {
            super(message);
        }

        @Override
        public String getMessage() {
            return super.getMessage().toString();
        }
    }

    @CopilotTool("Unchecked.")
    public String unchecked() {
        throw new IllegalStateException("the reason");
    }

    @CopilotTool("Checked.")
    public void checked() throws Exception {
        throw new Special("special");
    }

    @CopilotTool("Error.")
    public int error() {
        throw new AssertionError("wrong");
    }

    @CopilotTool("Endless.")
    public int endless() {
        return endless();
    }

    @CopilotTool("Async.")
    public CompletableFuture<String> async() {
        return CompletableFuture.supplyAsync(() -> {
            throw new UnsupportedOperationException("later");
        });
    }

    @CopilotTool("Failed stage.")
    public CompletionStage<Integer> stage() {
        return CompletableFuture.failedFuture(new IOException("stage"));
    }

    @CopilotTool("Throws before its future.")
    public CompletableFuture<Void> early() {
        throw new IllegalArgumentException("early");
    }

    @CopilotTool("Fails with an error.")
    public CompletableFuture<String> linked() {
        return CompletableFuture.failedFuture(new LinkageError("linkage"));
    }

    @CopilotTool("Without a message.")
    public CompletableFuture<String> unreadable() {
        return CompletableFuture.failedFuture(new Special(null));
    }
}
