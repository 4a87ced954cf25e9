// javac -Acopilot.tool.annotations=langchain4j
import dev.langchain4j.agent.tool.Tool;
import dev.langchain4j.agent.tool.ToolMemoryId;

class Tools {
    @Tool("Remembers the orders.")
    String remember(@ToolMemoryId String memory) {
        return memory;
    }
}
