import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;
import com.fasterxml.jackson.annotation.JsonAlias;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import com.fasterxml.jackson.databind.PropertyNamingStrategies;
import com.fasterxml.jackson.databind.annotation.JsonNaming;
import java.util.List;
import java.util.Map;
import java.util.Optional;

public class RenamedRecordsAndEnums {
    enum Size { @JsonProperty("s") SMALL, @JsonAlias("big") LARGE }

    record Item(@JsonProperty("nn") String name, @JsonAlias({"number", "no"}) int count, Optional<Size> size) {}

    @JsonNaming(PropertyNamingStrategies.SnakeCaseStrategy.class)
    @JsonPropertyOrder({"lastName", "firstName"})
    record Person(String firstName, @JsonPropertyDescription("The family's.") String lastName) {}

    @CopilotTool("Shows items.")
    String items(@CopilotToolParam("The items") List<Item> items) {
        return items.toString();
    }

    @CopilotTool("Greets.")
    String greet(@CopilotToolParam("The person") Person person, @CopilotToolParam("The sizes") Map<Size, Integer> sizes) {
        return person + " " + sizes;
    }

    @CopilotTool("Takes one item.")
    String one(Item item) {
        return item.toString();
    }
}
