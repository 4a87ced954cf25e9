import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;
import java.util.List;

public interface Operation<I, O> {
    @CopilotTool("Runs.")
    O run(@CopilotToolParam("What goes in.") I input, List<? extends I> more);
}
