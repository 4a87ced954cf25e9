import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.runtime.ToolFailure;

/** kapt compiles a part of a module's sources, so only the annotation counts. */
public class Tools {
    static class Plain extends Exception {
        private static final long serialVersionUID = 1;

        Plain(String message) {
            super(message);
        }
    }

    @ToolFailure
    static class Annotated extends Exception {
        private static final long serialVersionUID = 1;

        Annotated(String message) {
            super(message);
        }
    }

    @CopilotTool("Without the annotation.")
    public void plain() throws Plain {
        throw new Plain("plain");
    }

    @CopilotTool("With the annotation.")
    public void annotated() throws Annotated {
        throw new Annotated("annotated");
    }
}
