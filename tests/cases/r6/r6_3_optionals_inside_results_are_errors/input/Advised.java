import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;
import java.util.Optional;

/** What the error advises: the component may be left out of the argument, as an Optional may. */
public class Advised {
    public record User(String name, @CopilotToolParam(value = "The address", required = false) String mail) {}

    @CopilotTool("Changes.")
    public User change(User user, int times) {
        return user;
    }

    @CopilotTool("By itself it is unwrapped.")
    public Optional<String> alone() {
        return Optional.of("x");
    }
}
