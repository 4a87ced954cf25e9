import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;

public class ByTheJavaName {
    /**
     * Greets.
     *
     * @param <T> a type
     * @param text what to say
     * @param T not the type
     */
    @CopilotTool("Greets.")
    public <T> void greet(@CopilotToolParam(name = "words") String text, int T) {}
}
