import com.github.copilot.tool.CopilotTool;

public class Undescribed {
    @CopilotTool("Lines are no description.")
    public Speed undescribed(Speed speed) {
        return speed;
    }
}
