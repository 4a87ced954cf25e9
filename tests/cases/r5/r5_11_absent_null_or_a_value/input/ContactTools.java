import com.fasterxml.jackson.annotation.JsonAlias;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import java.time.LocalDate;
import java.util.ArrayDeque;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.openapitools.jackson.nullable.JsonNullable;

public class ContactTools {
    public enum Kind {
        @JsonPropertyDescription("at home")
        PRIVATE,
        @JsonProperty("work")
        BUSINESS
    }

    public record Address(String city, JsonNullable<String> street) {}

    public record Change(
            @CopilotToolParam("A name") JsonNullable<@NotBlank @Size(max = 9) String> name,
            @JsonAlias("telephone") @Size(min = 3) JsonNullable<String> phone,
            JsonNullable<@Max(150) Integer> age,
            JsonNullable<Kind> kind,
            JsonNullable<Address> address,
            JsonNullable<List<String>> tags,
            JsonNullable<Map<String, JsonNullable<Integer>>> limits,
            JsonNullable<LocalDate> born,
            JsonNullable<Object> note,
            JsonNullable<byte[]> picture) {}

    public record Tree(String name, JsonNullable<Tree> left) {}

    @CopilotTool("Changes what is given of a contact.")
    public String flattened(Change change) {
        return change.toString().replaceAll("\\[B@\\w+", "bytes");
    }

    @CopilotTool("Changes a contact.")
    public String nested(int id, Change change) {
        return id + " " + change;
    }

    @CopilotTool("Changes one field.")
    public String parameter(
            @CopilotToolParam("A nickname; null removes it") JsonNullable<String> nick,
            @NotNull JsonNullable<Integer> number,
            JsonNullable<Optional<String>> inner) {
        return nick + " " + number + " " + inner;
    }

    @CopilotTool("Reads them in containers.")
    public String contained(
            List<JsonNullable<String>> list,
            ArrayDeque<JsonNullable<@NotBlank String>> deque,
            Map<String, JsonNullable<Integer>> map,
            Optional<JsonNullable<String>> optional,
            JsonNullable<String>[] array) {
        return list + " " + deque + " " + map + " " + optional + " " + List.of(array);
    }

    @CopilotTool("Has a default, which is never undefined.")
    public String defaulted(@CopilotToolParam(value = "Which", defaultValue = "4") JsonNullable<@Max(5) Integer> level) {
        return level.toString();
    }

    @CopilotTool("Changes a tree.")
    public String recursive(Tree tree) {
        return tree.toString();
    }

    @CopilotTool("Reads any.")
    @SuppressWarnings("rawtypes")
    public String raw(JsonNullable value) {
        return value.toString();
    }
}
