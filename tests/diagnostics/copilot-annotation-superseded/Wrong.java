// javac -Acopilot.tool.annotations=langchain4j
import com.github.copilot.tool.CopilotTool;
import dev.langchain4j.agent.tool.Tool;

class Tools {
    @CopilotTool("Counts the orders.")
    @Tool("Counts.")
    int count() {
        return 3;
    }
}
