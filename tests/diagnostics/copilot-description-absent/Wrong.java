// javac -Acopilot.tool.strict=true
import com.github.copilot.tool.CopilotTool;

class Tools {
    @CopilotTool("Finds an order.")
    String find(int number) {
        return "order " + number;
    }
}
