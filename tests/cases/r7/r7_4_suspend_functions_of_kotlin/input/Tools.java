import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;
import kotlin.coroutines.Continuation;

public class Tools {
    @CopilotTool("Waits.")
    public Object waitFor(
            @CopilotToolParam("How long") int seconds,
            @CopilotToolParam("Kotlin's own") Continuation<? super String> $completion) {
        return "";
    }
}
