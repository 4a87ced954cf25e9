import com.github.copilot.tool.CopilotTool;
import java.util.List;

public class Tools {
    private enum Mode {
        FAST,
        SLOW
    }

    public record Job(String name, List<Mode> modes) {
        String described() {
            return name + modes;
        }
    }

    @CopilotTool("Runs.")
    public String run(Job job, int times) {
        return job.described() + times;
    }
}
