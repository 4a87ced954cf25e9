import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;
import java.util.AbstractList;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.TransferQueue;
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

    public interface Names extends List<String> {}

    public interface Index extends Map<String, Integer> {}

    public abstract static class Partial extends AbstractList<String> {}

    @JsonDeserialize(as = Made.class)
    public interface Makeable extends List<String> {}

    @SuppressWarnings("serial")
    public static class Made extends ArrayList<String> implements Makeable {}

    @CopilotTool("None of them.")
    public String none(
            BlockingQueue<String> a, TransferQueue<String> b, Names c, Index d, Partial e, List<Names> f, Makeable g) {
        return "";
    }
}
