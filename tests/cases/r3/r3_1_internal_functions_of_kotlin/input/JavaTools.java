import com.github.copilot.tool.CopilotTool;

/** In Java, a dollar sign is part of the name. */
public class JavaTools {
    @CopilotTool("Greets.")
    public String greet$all() {
        return "Hello";
    }
}
