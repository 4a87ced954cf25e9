import com.github.copilot.tool.CopilotTool;
import java.util.List;
import java.util.concurrent.TimeUnit;

public class Tools {
    @CopilotTool("Waits.")
    public String pause(TimeUnit unit, java.time.DayOfWeek day, List<java.time.Month> months) {
        return unit + " " + day + " " + months;
    }
}
