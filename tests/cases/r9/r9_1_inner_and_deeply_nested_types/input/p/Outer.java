package p;

import com.github.copilot.tool.CopilotTool;

public class Outer {
    public static class Middle<T> {
        public static class Tools {
            public record Tools2(Outer.Middle.Kind kind) {}

            @CopilotTool("Takes.")
            public String take(Tools2 tools, int n) {
                return tools + " " + n;
            }
        }

        public enum Kind {
            A
        }
    }
}
