import com.github.copilot.tool.CopilotTool;
import java.util.concurrent.CompletableFuture;

interface Checker<C> extends Finder<String, C> {
    @CopilotTool("Check.")
    default CompletableFuture<C> check(C item, boolean strict) {
        return CompletableFuture.completedFuture(item);
    }
}
