import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;
import java.util.List;
import java.util.Map;
import java.util.Optional;

public class UnderASchema {
    static final String ANY = "{\"type\": \"object\"}";

    public record Grow<T>(Grow<List<T>> next) {}

    public static class Chain<T> {
        public Chain<Optional<T>> next;
    }

    public record Around(@CopilotToolParam(value = "Grows.", schema = ANY) Grow<String> inside) {}

    /** What has its own schema has it wherever the type stands, also below another one's schema. */
    public record Hidden(@CopilotToolParam(value = "Grows.", schema = ANY) Map<String, Grow<String>> inside) {}

    @CopilotTool("A parameter.")
    public void parameter(@CopilotToolParam(value = "Grows.", schema = ANY) Grow<String> grow, int more) {}

    @CopilotTool("A parameter that the mapper reads.")
    public void mapped(@CopilotToolParam(value = "Grows.", schema = ANY) Chain<String> chain, int more) {}

    @CopilotTool("A component of a flattened record.")
    public void flattened(Around around) {}

    @CopilotTool("A component of a record.")
    public void nested(Around around, int more) {}

    @CopilotTool("A component below a schema.")
    public void below(@CopilotToolParam(value = "Some.", schema = "{\"type\": \"array\"}") List<Hidden> some, int more) {}
}
