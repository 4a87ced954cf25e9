import com.github.copilot.tool.CopilotTool;
import java.util.Optional;

class Tools {
    record User(String name, Optional<String> mail) {}

    @CopilotTool("Finds the user.")
    User user() {
        return new User("Ann", Optional.empty());
    }
}
