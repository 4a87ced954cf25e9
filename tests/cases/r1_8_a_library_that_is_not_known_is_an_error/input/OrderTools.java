import dev.langchain4j.agent.tool.Tool;

class OrderTools {
    @Tool("Counts.")
    int count() {
        return 1;
    }
}
