import com.github.copilot.tool.CopilotTool;

public abstract class Shape {
    @CopilotTool("The area.")
    public abstract double area(double scale);
}
