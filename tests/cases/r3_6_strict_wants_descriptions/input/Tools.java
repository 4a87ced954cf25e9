import com.github.copilot.rpc.ToolInvocation;
import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;

public class Tools {
    public record Point(int x, @CopilotToolParam("Down.") int y) {}

    @CopilotTool("Names.")
    public void name(String text, @CopilotToolParam("A number.") int number, ToolInvocation invocation) {}

    @CopilotTool("Draws.")
    public void draw(Point point) {}
}
