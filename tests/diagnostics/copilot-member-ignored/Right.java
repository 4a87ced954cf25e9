// javac -Acopilot.tool.annotations=langchain4j
import dev.langchain4j.agent.tool.Tool;

class Tools {
    @SuppressWarnings("copilot-member-ignored")
    @Tool(value = "Counts the orders.", metadata = "{\"cost\": 1}")
    int count() {
        return 3;
    }
}
