import com.github.copilot.tool.CopilotTool;
import io.smallrye.mutiny.Uni;

class OrderTools {
    @CopilotTool("Counts.")
    Uni<Integer> count() {
        return null;
    }
}
