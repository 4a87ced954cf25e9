import com.github.copilot.tool.CopilotTool;
import jakarta.validation.constraints.Pattern;

public class Tools {
    @CopilotTool("An expression whose fault is only known where it runs.")
    public String broken(
            @Pattern(regexp = "\\p{NoSuchProperty}+", flags = Pattern.Flag.CANON_EQ) String word) {
        return word;
    }

    @CopilotTool("Another tool.")
    public String whole(@Pattern(regexp = "[a-z]++") String word) {
        return word;
    }
}
