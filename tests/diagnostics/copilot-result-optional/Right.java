import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;

class Tools {
    record User(String name, @CopilotToolParam(value = "The address", required = false) String mail) {}

    @CopilotTool("Finds the user.")
    User user() {
        return new User("Ann", null);
    }
}
