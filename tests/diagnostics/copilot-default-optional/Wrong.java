// javac -Acopilot.tool.annotations=langchain4j
import dev.langchain4j.agent.tool.P;
import dev.langchain4j.agent.tool.Tool;

class Tools {
    @Tool("Finds orders.")
    String find(@P(value = "The most", required = true, defaultValue = "10") int limit) {
        return "" + limit;
    }
}
