import com.github.copilot.tool.CopilotTool;
import java.util.List;

public class MoreThanFiveErrors {
    @CopilotTool("Seven numbers.")
    public String seven(int a, int b, int c, int d, int e, int f, int g) {
        return "seven";
    }

    @CopilotTool("One list.")
    public String one(List<Integer> numbers) {
        return "one";
    }
}
