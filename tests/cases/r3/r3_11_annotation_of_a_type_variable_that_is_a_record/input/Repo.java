import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;

abstract class Repo<E> {
    @CopilotTool("Save.")
    public String save(@CopilotToolParam(name = "what", value = "Entity", required = false) E entity) {
        return String.valueOf(entity);
    }

    record Address(@CopilotToolParam("The street.") String street, int number) {}

    static class Addresses extends Repo<Address> {}

    static class Texts extends Repo<String> {}
}
