import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;

public abstract class Base {
    /** Adds. */
    @CopilotTool("")
    public int add(int first, int second) {
        return first + second;
    }

    /**
     * Doubles.
     *
     * @param number which
     */
    @CopilotTool("Doubles.")
    public int twice(@CopilotToolParam("") int number) {
        return 2 * number;
    }
}
