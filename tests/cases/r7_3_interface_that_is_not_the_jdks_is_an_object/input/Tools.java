import com.github.copilot.tool.CopilotTool;
import java.util.List;

public class Tools {
    public interface Shape {
        double area();
    }

    @CopilotTool("Measures.")
    public void measure(List<Shape> shapes) {}
}
