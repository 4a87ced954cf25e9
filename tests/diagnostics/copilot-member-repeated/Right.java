// javac -Acopilot.tool.annotations=langchain4j
import dev.langchain4j.agent.tool.P;
import dev.langchain4j.agent.tool.Tool;

class Tools {
    @Tool("Finds an order.")
    String find(@P("The order's number") int number) {
        return "order " + number;
    }
}
