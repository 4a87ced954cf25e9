import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

public class Tools {
    public record Job(String name, Thread worker) {}

    public static class Box {
        public List<Runnable> steps;
    }

    @CopilotTool("Direct.")
    public void direct(Thread thread, Supplier<String> supplier, java.io.InputStream stream) {}

    @CopilotTool("Nested.")
    public void nested(Map<String, List<Job>> jobs, Box box) {}

    @CopilotTool("With a schema.")
    public void schema(@CopilotToolParam(value = "A worker.", schema = "{\"type\":\"object\"}") Job job, int more) {}
}
