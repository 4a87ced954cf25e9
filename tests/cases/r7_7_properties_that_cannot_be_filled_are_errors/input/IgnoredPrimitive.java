import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.github.copilot.tool.CopilotTool;

public class IgnoredPrimitive {
    public record User(String name, @JsonIgnore int rank) {}

    public record Guest(String name, @JsonProperty(access = JsonProperty.Access.READ_ONLY) boolean late) {}

    public record Member(String name, @JsonIgnore Integer rank) {}

    @CopilotTool("Adds.")
    public void add(User user, Guest guest, Member member) {}
}
