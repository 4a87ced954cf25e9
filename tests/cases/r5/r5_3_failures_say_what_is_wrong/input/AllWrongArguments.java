import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import java.time.ZoneId;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

public class AllWrongArguments {
    enum Status { OPEN, CLOSED }

    @CopilotTool("Finds orders.")
    String find(
            @CopilotToolParam("The order number") long orderId,
            @CopilotToolParam("The status") Status status,
            @CopilotToolParam(value = "How many", defaultValue = "10") @Min(1) @Max(100) int limit,
            @CopilotToolParam("The prices") Map<Status, Double> prices,
            @CopilotToolParam("The tags") List<String> tags,
            @CopilotToolParam("Exactly") boolean exact) {
        return "found";
    }

    @CopilotTool("Says when.")
    String when(@CopilotToolParam("The zone") ZoneId zone, @CopilotToolParam("The filter") Pattern filter) {
        return zone + " " + filter;
    }
}
