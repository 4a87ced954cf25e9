import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.Pattern;
import jakarta.validation.constraints.Size;
import java.util.List;
import java.util.Map;

public class Tools {
    @CopilotTool("Takes texts.")
    public void take(
            @CopilotToolParam(value = "An em space.", defaultValue = "\u2003") @NotBlank String one,
            @CopilotToolParam(value = "Of all kinds.", defaultValue = " \t\u3000\u2028\u001c") @NotBlank String all,
            @CopilotToolParam(value = "In a list.", defaultValue = "[\"a\", \"\u2003\"]") List<@NotBlank String> list) {}

    @CopilotTool("Takes a text with something in it.")
    public static String fine(@CopilotToolParam(value = "It.", defaultValue = "\u2003x") @NotBlank String it) {
        return it;
    }

    @CopilotTool("Faults.")
    public String faults(
            @CopilotToolParam(value = "Too long.", defaultValue = "{\"abcd\": 1}") Map<@Size(max = 3) String, Integer> a,
            Map<@Pattern(regexp = "(") String, Integer> b) {
        return "";
    }
}
