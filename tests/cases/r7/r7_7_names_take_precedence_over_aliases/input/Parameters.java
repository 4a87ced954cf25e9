import com.fasterxml.jackson.annotation.JsonAlias;
import com.fasterxml.jackson.annotation.JsonFormat;
import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;
import java.time.LocalDate;

public class Parameters {
    /** The mapper makes it. */
    public record Paint(
            @JsonAlias({"tint", "hue"}) @CopilotToolParam(value = "The colour.", defaultValue = "grey") String colour,
            @JsonFormat(pattern = "dd.MM.yyyy") LocalDate day) {}

    @CopilotTool("Paints.")
    public String paint(Paint paint) {
        return paint.toString();
    }

    @CopilotTool("Reads parameters.")
    public String parameters(
            @JsonAlias({"title", "label"}) String name,
            @CopilotToolParam(value = "The title.", required = false) Integer title,
            @JsonAlias("tint") @CopilotToolParam(value = "The colour.", defaultValue = "grey") String colour) {
        return name + " " + title + " " + colour;
    }
}
