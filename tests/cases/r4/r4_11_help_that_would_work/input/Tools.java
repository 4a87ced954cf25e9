import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;

/** The help that Refused is given. */
public class Tools {
    @CopilotTool("Counts.")
    public String count(@CopilotToolParam(value = "Count", schema = "{\"type\": \"integer\"}") AtomicInteger value) {
        return String.valueOf(value.incrementAndGet());
    }

    @CopilotTool("Counts more.")
    public String more(@CopilotToolParam(value = "Count", schema = "{\"type\": \"integer\"}") AtomicLong value) {
        return String.valueOf(value.incrementAndGet());
    }

    @CopilotTool("Switches.")
    public String flip(@CopilotToolParam(value = "On", schema = "{\"type\": \"boolean\"}") AtomicBoolean value) {
        return String.valueOf(!value.get());
    }
}
