package other;

import com.github.copilot.tool.CopilotTool;

public class Holder {
    record Hidden(String text) {}

    protected record Guarded(String text) {}

    public static class Base {
        @CopilotTool("Takes a guarded one.")
        public void take(int number, Guarded guarded) {}
    }
}
