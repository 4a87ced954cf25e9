import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Optional;

public class Tools {
    public enum Color {
        RED
    }

    public record Point(int x, @CopilotToolParam(value = "Text", schema = "{\"type\": \"integer\"}") String label) {}

    @CopilotTool("No value fits.")
    public void wrong(
            @CopilotToolParam(value = "a", schema = "{\"type\": \"integer\"}") String a,
            @CopilotToolParam(value = "b", schema = "{\"type\": \"boolean\"}") int b,
            @CopilotToolParam(value = "c", schema = "{\"type\": \"object\"}") List<String> c,
            @CopilotToolParam(value = "d", schema = "{\"type\": [\"integer\", \"number\"]}") LocalDate d,
            @CopilotToolParam(value = "e", schema = "{\"type\": \"array\"}") Point e,
            @CopilotToolParam(value = "f", schema = "{\"type\": \"integer\"}") Color f,
            @CopilotToolParam(value = "g", schema = "{\"type\": \"string\"}") Map<String, Integer> g,
            @CopilotToolParam(value = "h", schema = "{\"type\": \"number\"}") boolean h,
            @CopilotToolParam(value = "i", schema = "{\"type\": \"boolean\"}") Optional<String> i) {}

    @CopilotTool("Some value fits.")
    public void right(
            @CopilotToolParam(value = "a", schema = "{\"type\": \"string\"}") int a,
            @CopilotToolParam(value = "b", schema = "{\"type\": \"number\"}") int b,
            @CopilotToolParam(value = "c", schema = "{\"type\": [\"string\", \"integer\"]}") String c,
            @CopilotToolParam(value = "d", schema = "{\"enum\": [1, 2]}") int d,
            @CopilotToolParam(value = "e", schema = "{\"type\": \"string\"}") boolean e,
            @CopilotToolParam(value = "f", schema = "{\"type\": \"integer\"}") Object f,
            @CopilotToolParam(value = "g", schema = "{\"type\": \"integer\"}") Optional<Integer> g,
            Map<String, Point> h) {}
}
