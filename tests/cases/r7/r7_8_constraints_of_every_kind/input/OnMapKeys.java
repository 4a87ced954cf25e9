import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Pattern;
import jakarta.validation.constraints.Positive;
import jakarta.validation.constraints.Size;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

public class OnMapKeys {
    public record Held(Map<@Pattern(regexp = "[a-z]+") String, Integer> counts) {}

    @CopilotTool("Maps.")
    public String maps(
            Map<@Size(max = 3) String, Integer> names,
            TreeMap<@Max(5) Integer, String> numbers,
            List<Map<@Positive Long, @Size(max = 2) String>> both,
            Held held) {
        return names + " " + numbers + " " + both + " " + held.counts();
    }

    @CopilotTool("A default.")
    public String standard(
            @CopilotToolParam(value = "Names.", defaultValue = "{\"abc\": 1}") Map<@Size(max = 3) String, Integer> names) {
        return names.toString();
    }
}
