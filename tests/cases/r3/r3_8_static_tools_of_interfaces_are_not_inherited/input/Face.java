import com.github.copilot.tool.CopilotTool;

public interface Face {
    @CopilotTool("Of the interface alone.")
    static String fixed() {
        return "fixed";
    }

    @CopilotTool("Inherited.")
    default String given() {
        return "given";
    }
}
