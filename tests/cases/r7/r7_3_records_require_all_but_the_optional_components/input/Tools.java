import com.fasterxml.jackson.annotation.JsonProperty;
import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

public class Tools {
    public record Item(
            String name,
            Optional<String> note,
            OptionalInt count,
            @Nullable String colour,
            @CopilotToolParam(value = "Sold.", required = false) Boolean sold,
            int weight) {}

    public record Origin(@JsonProperty(required = false) String place, @JsonProperty(required = true) String country) {}

    @CopilotTool("Stores.")
    public String store(List<Item> items, Origin origin) {
        return items + " " + origin;
    }
}
