import com.github.copilot.tool.CopilotTool;

class Tools {
    sealed interface Shape permits Circle, Square {}

    record Circle(int radius) implements Shape {}

    @CopilotTool("Draws.")
    String draw(Shape shape) {
        return "" + shape;
    }
}
