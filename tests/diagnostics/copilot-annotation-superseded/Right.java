// javac -Acopilot.tool.annotations=langchain4j
import dev.langchain4j.agent.tool.Tool;

class Tools {
    @Tool("Counts the orders.")
    int count() {
        return 3;
    }
}
