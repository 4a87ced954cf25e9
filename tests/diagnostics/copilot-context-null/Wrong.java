// javac -Acopilot.tool.annotations=langchain4j
import dev.langchain4j.agent.tool.Tool;
import dev.langchain4j.agent.tool.ToolMemoryId;
import org.jspecify.annotations.Nullable;

class Tools {
    @Tool("Remembers the orders.")
    String remember(@ToolMemoryId @Nullable String memory) {
        return "in " + memory;
    }
}
