// javac -Acopilot.tool.annotations=langchain4j
import dev.langchain4j.agent.tool.Tool;

class Tools {
    /** Counts the orders. */
    @Tool
    int countOrders() {
        return 3;
    }
}
