import com.github.copilot.tool.CopilotTool;

class Visible {
    @CopilotTool("Package-private.")
    String one() {
        return "one";
    }

    @CopilotTool("Protected.")
    protected String two() {
        return "two";
    }

    @CopilotTool("Public.")
    public String three() {
        return "three";
    }
}
