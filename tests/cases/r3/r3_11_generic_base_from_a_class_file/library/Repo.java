import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;
import java.util.Optional;

public abstract class Repo<E> {
    @CopilotTool("Save.")
    public E save(
            @CopilotToolParam(name = "entity", value = "What.") E entity,
            @CopilotToolParam(name = "n", value = "How often.") int n) {
        return entity;
    }

    @CopilotTool("Find.")
    public String find(@CopilotToolParam(name = "like", value = "What.") Optional<E> like) {
        return like.toString();
    }
}
