import com.github.copilot.tool.CopilotTool;

public class Tools {
    @CopilotTool("Greets.")
    public String greet(String name) {
        return "Hello, " + name;
    }

    @CopilotTool("Leaves.")
    public void leave() {}
}

class Others {
    @CopilotTool("Greets too.")
    public void greet() {}
}
