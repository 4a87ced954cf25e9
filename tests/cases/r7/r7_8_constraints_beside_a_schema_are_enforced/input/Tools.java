import com.fasterxml.jackson.annotation.JsonFormat;
import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Past;
import jakarta.validation.constraints.Size;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;

public class Tools {
    /** Generated code makes it. */
    public record Made(
            @CopilotToolParam(value = "N", schema = "{\"type\": \"integer\"}") @Max(5) int n,
            @CopilotToolParam(value = "B", schema = "{\"type\": \"string\"}") @Size(max = 3) byte[] bytes,
            @CopilotToolParam(value = "D", schema = "{\"type\": \"string\"}") @Past LocalDate day) {}

    /** The mapper makes it. */
    public record Mapped(
            @CopilotToolParam(value = "N", schema = "{\"type\": \"integer\"}") @Max(5) int n,
            @CopilotToolParam(value = "B", schema = "{\"type\": \"string\"}") @Size(max = 3) byte[] bytes,
            @CopilotToolParam(value = "D", schema = "{\"type\": \"string\"}") @Past LocalDate day,
            @CopilotToolParam("P") @JsonFormat(pattern = "dd.MM.yyyy") LocalDate other) {}

    @CopilotTool("Takes.")
    public String take(
            @CopilotToolParam(value = "N", schema = "{\"type\": \"integer\"}") @Max(5) int n,
            List<Made> made,
            Map<String, Mapped> mapped) {
        return n + " " + made.get(0).day + " " + mapped.get("a").day;
    }
}
