import com.github.copilot.tool.CopilotTool;
import java.beans.Transient;

public class Refused {
    public static class Nothing {
        @Transient
        public String getText() {
            return "text";
        }
    }

    @CopilotTool("Writes nothing.")
    public Nothing nothing() {
        return new Nothing();
    }
}
