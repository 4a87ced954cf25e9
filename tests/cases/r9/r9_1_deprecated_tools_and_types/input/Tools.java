import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;

@Deprecated
public class Tools {
    @Deprecated(forRemoval = true)
    public record Old(int x) {}

    @Deprecated
    public enum Kind {
        A,
        @Deprecated
        B
    }

    @Deprecated(forRemoval = true)
    @CopilotTool("Takes.")
    public String take(Old old, @CopilotToolParam(value = "Kind.", defaultValue = "B") Kind kind) {
        return old + " " + kind;
    }
}
