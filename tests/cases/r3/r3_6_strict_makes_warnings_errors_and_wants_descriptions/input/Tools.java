import com.github.copilot.rpc.ToolInvocation;
import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;

public class Tools {
    public record Point(int x, @CopilotToolParam("Down.") int y) {}

    public record Line(int from, @CopilotToolParam("Where to.") int to, java.util.List<Point> points) {}

    @CopilotTool("Names.")
    public void name(String text, @CopilotToolParam("A number.") int number, ToolInvocation invocation) {}

    @CopilotTool("Draws.")
    public void draw(Point point) {}

    @CopilotTool("Connects.")
    public void connect(@CopilotToolParam("A line.") Line line, @CopilotToolParam("How often.") int times) {}

    @CopilotTool(value = "Runs.", name = "bash")
    public void run() {}
}
