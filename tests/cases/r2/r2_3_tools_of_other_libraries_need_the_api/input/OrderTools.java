import org.springframework.ai.tool.annotation.Tool;

class OrderTools {
    @Tool(description = "Counts.")
    int count() {
        return 1;
    }
}
