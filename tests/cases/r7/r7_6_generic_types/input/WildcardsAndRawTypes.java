import com.github.copilot.tool.CopilotTool;
import java.util.List;
import java.util.Map;
import java.util.Optional;

public class WildcardsAndRawTypes {
    public record Box<T extends Number>(T content) {}

    @CopilotTool("Packs.")
    public String pack(List<? extends Number> upper, List<? super Integer> lower, List<?> any, Box<?> box, Map<String, ? extends CharSequence> map) {
        return upper + " " + lower + " " + any + " " + box + " " + map;
    }

    @SuppressWarnings("rawtypes")
    @CopilotTool("Raw.")
    public String raw(Box box, Optional maybe) {
        return box + " " + maybe;
    }
}
