import com.github.copilot.tool.CopilotTool;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

public class AtEveryDepth {
    public record Inner(int whole, boolean flag, double part) {}

    @CopilotTool("Reads.")
    public String read(List<Integer> numbers, Map<String, Boolean> flags, List<Map<String, Long>> deep, Inner inner, Optional<Long> maybe, OptionalInt primitive, double[] parts) {
        return numbers + " " + flags + " " + deep + " " + inner + " " + maybe + " " + primitive + " " + Arrays.toString(parts);
    }
}
