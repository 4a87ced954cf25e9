import com.github.copilot.tool.CopilotTool;
import java.beans.ConstructorProperties;

public class TooFewNames {
    public static class It {
        @ConstructorProperties("a")
        public It(String a, String b) {}
    }

    @CopilotTool("Takes it.")
    public void take(It it, int more) {}
}
