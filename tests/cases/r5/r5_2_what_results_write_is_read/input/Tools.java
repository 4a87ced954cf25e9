import com.github.copilot.tool.CopilotTool;
import java.time.Duration;
import java.util.List;
import java.util.Map;

public class Tools {
    public record Step(String name, Duration length) {}

    /** The mapper makes it. */
    public static class Plan {
        public Duration length;
        public List<Duration> pauses;
        public Map<String, Duration> limits;
    }

    @CopilotTool("Waits.")
    public Duration waiting(Duration value) {
        return value;
    }

    @CopilotTool("Does a step.")
    public String step(String name, Duration length) {
        return name + length;
    }

    @CopilotTool("Does the step of a record.")
    public Step only(Step step) {
        return step;
    }

    @CopilotTool("Does steps.")
    public List<Step> steps(List<Step> steps, int from) {
        return steps;
    }

    @CopilotTool("Follows a plan.")
    public Plan plan(Plan plan, int from) {
        return plan;
    }

    @CopilotTool("Compares.")
    public Map<String, Duration> all(Map<String, Duration> all) {
        return all;
    }

    @CopilotTool("Reads floats.")
    public String floats(float value, List<Double> more) {
        return value + " " + more;
    }

    @CopilotTool("Reads bytes.")
    public int bytes(byte[] value) {
        return value.length;
    }

    @CopilotTool("Reads more bytes.")
    public int more(List<byte[]> value, Map<String, byte[]> named) {
        return value.size();
    }
}
