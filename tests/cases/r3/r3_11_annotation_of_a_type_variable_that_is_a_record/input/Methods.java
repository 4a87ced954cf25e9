import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;

public class Methods {
    @CopilotTool("Save.")
    public <T extends Repo.Address> String save(@CopilotToolParam("Entity") T entity) {
        return entity.toString();
    }
}
