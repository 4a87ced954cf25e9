import com.github.copilot.tool.CopilotTool;

class Tools {
    record User(String name, String mail) {}

    @CopilotTool("Finds the user.")
    User user() {
        return new User("Ann", null);
    }
}
