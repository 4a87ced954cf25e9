import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.github.copilot.tool.CopilotTool;

public class Components {
    public record User(String name, @JsonIgnore String secret, @JsonProperty(access = JsonProperty.Access.READ_ONLY) String id) {}

    @CopilotTool("Adds.")
    public String add(User user, int more) {
        return user.name() + user.secret();
    }
}
