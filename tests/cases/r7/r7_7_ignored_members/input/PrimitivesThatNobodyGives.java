import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.github.copilot.tool.CopilotTool;

public class PrimitivesThatNobodyGives {
    public record User(String name, @JsonIgnore int rank) {}

    public record Order(@JsonProperty(access = JsonProperty.Access.READ_ONLY) long id, String name) {}

    @JsonIgnoreProperties("late")
    public record Guest(String name, boolean late) {}

    @CopilotTool("Jackson gives zero or false for them.")
    public String add(User user, Order order, Guest guest) {
        return user + " " + order + " " + guest;
    }
}
