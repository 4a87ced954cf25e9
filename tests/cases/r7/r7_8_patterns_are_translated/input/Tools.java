import com.github.copilot.tool.CopilotTool;
import jakarta.validation.constraints.Pattern;
import java.util.List;
import java.util.Map;

public class Tools {
    public record Texts(
            @Pattern(regexp = ".*\\$\\{code}.*") String template,
            @Pattern(regexp = "\\d{3}\\-\\d{4}") String phone,
            @Pattern(regexp = "[a-z]+]") String closed,
            @Pattern(regexp = "[\\@\\#]\\ ?\\w+") String tag,
            @Pattern(regexp = "(?i)yes|no") String onlyEnforced) {}

    @CopilotTool("Of a parameter.")
    public String one(@Pattern(regexp = "\\d+\\:\\d+}") String ratio, int n) {
        return ratio;
    }

    @CopilotTool("Of a flattened record.")
    public String flat(Texts texts) {
        return texts.toString();
    }

    @CopilotTool("Inside others.")
    public String inside(List<Texts> texts, Map<String, @Pattern(regexp = "x\\-y") String> named) {
        return texts.toString() + named;
    }
}
