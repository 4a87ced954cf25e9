import com.github.copilot.tool.CopilotTool;

public class Outer {
    private static class Hidden {
        @CopilotTool("One.")
        public void one() {}
    }

    private static class Shell {
        public static class Inside {
            @CopilotTool("Two.")
            public void two() {}
        }
    }
}
