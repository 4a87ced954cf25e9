import com.fasterxml.jackson.annotation.JsonAlias;
import com.github.copilot.tool.CopilotTool;
import java.time.Duration;
import java.util.List;

public class Tools {
    public sealed interface Action permits Restart, Scale {}

    public record Restart(@JsonAlias("name") String service, Duration grace) implements Action {}

    public record Scale(String service, int count) implements Action {}

    public record Job(Action action, int n) {}

    @CopilotTool("Acts.")
    public String act(Action action, int n) {
        return action.toString();
    }

    @CopilotTool("Acts more than once.")
    public String all(List<Action> actions, Job job) {
        return actions.toString();
    }

    @CopilotTool("Does a job.")
    public String job(Job job) {
        return job.toString();
    }
}
