import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

public class Tools {
    public enum Order {
        ASC,
        DESC
    }

    /**
     * What to look for.
     *
     * @param text the words
     */
    public record Query(
            String text,
            @CopilotToolParam(value = "How many.", defaultValue = "10") int limit,
            Optional<Order> order,
            @CopilotToolParam(value = "Only these.", required = false) List<String> tags,
            @CopilotToolParam(value = "From.", name = "from") @Nullable LocalDate since) {}

    @CopilotTool("Searches.")
    public String search(Query query) {
        return query.toString();
    }
}
