import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;

public class Tools implements Base {
    @CopilotTool("Finds.")
    public String find(@CopilotToolParam("What") String what) {
        return what + helper(1, 2);
    }

    @Override
    public String inherited(@CopilotToolParam("Has no effect") int a) {
        return "own " + a;
    }

    @SuppressWarnings("copilot-method-unannotated")
    private static String helper(@CopilotToolParam("One") int a, int b) {
        return "" + a + b;
    }

    public String forgotten(@CopilotToolParam("One") int a, @CopilotToolParam("Two") String b) {
        return b;
    }

    record Pair(@CopilotToolParam("One") int a) {}
}
