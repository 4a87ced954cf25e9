import dev.langchain4j.agent.tool.Tool;

public class Tools {
    @Tool("Says hello.")
    public String hello() {
        return "Hello";
    }
}
