import com.github.copilot.tool.CopilotTool;
import jakarta.validation.constraints.Pattern;

public class PatternsThatAreOnlyEnforced {
    @CopilotTool("Takes.")
    public String take(
            @Pattern(regexp = "[a-z]+", flags = Pattern.Flag.CASE_INSENSITIVE) String a,
            @Pattern(regexp = "a++b") String b,
            @Pattern(regexp = "\\p{Alpha}+") String c,
            @Pattern(regexp = "(?i)x") String d,
            @Pattern(regexp = "\\Qa.b\\E") String e,
            @Pattern(regexp = "[a-z&&[^b]]") String f) {
        return String.join(",", a, b, c, d, e, f);
    }
}
