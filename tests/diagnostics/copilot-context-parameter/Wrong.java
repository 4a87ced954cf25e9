// javac -Acopilot.tool.annotations=langchain4j
import com.github.copilot.tool.CopilotTool;
import dev.langchain4j.agent.tool.ToolMemoryId;

class Tools {
    @CopilotTool("Remembers the orders.")
    String remember(@ToolMemoryId String memory) {
        return memory;
    }
}
