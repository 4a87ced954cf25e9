import com.github.copilot.tool.CopilotTool;
import java.util.concurrent.CompletableFuture;

public class UnwritableResult {
    public static class Loop {
        public Loop getSelf() {
            return this;
        }
    }

    @CopilotTool("Loops.")
    public Loop loop() {
        return new Loop();
    }

    @CopilotTool("Loops later.")
    public CompletableFuture<Loop> loopLater() {
        return CompletableFuture.completedFuture(new Loop());
    }
}
