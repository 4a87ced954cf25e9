import com.github.copilot.AllowCopilotExperimental;
import com.github.copilot.tool.CopilotTool;

@AllowCopilotExperimental
public class Outer {
    public static class Inner {
        @CopilotTool("Greets.")
        public void greet() {}
    }
}
