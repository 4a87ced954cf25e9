import com.github.copilot.tool.CopilotTool;
import java.util.concurrent.CompletableFuture;

public class Tools {
    static class NotFound extends Exception {
        private static final long serialVersionUID = 1;

        NotFound(int order) {
            super("There is no order " + order + ".");
        }
    }

    @CopilotTool("Finds.")
    public String find(int order) throws NotFound {
        throw new NotFound(order);
    }

    @CopilotTool("Finds later.")
    public CompletableFuture<Integer> later(int order) throws NotFound {
        return CompletableFuture.failedFuture(new NotFound(order));
    }
}
