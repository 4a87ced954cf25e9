import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;
import jakarta.validation.constraints.DecimalMax;
import jakarta.validation.constraints.DecimalMin;
import jakarta.validation.constraints.Email;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.Pattern;
import jakarta.validation.constraints.Size;
import java.util.List;

public class Tools {
    record Inner(@Pattern(regexp = "a{2") String code) {}

    record Flat(@CopilotToolParam("Code") @Pattern(regexp = "[z-a]") String code) {}

    @CopilotTool("Faults of expressions.")
    public String expressions(
            @Pattern(regexp = "(ab") String a,
            @Pattern(regexp = "a") @Pattern(regexp = "*b") String b,
            @Email(regexp = "\\y") String c,
            List<@Pattern(regexp = "[a-") String> d,
            Inner e,
            @Pattern(regexp = "( [a") String f) {
        return "";
    }

    @CopilotTool("Faults of a component.")
    public String component(Flat flat) {
        return "";
    }

    @CopilotTool("Faults of bounds.")
    public String bounds(
            @DecimalMin("abc") double a,
            @DecimalMax(value = "1,5", inclusive = false) double b,
            @Size(min = -1) String c,
            @Size(min = 5, max = 3) String d,
            @Min(10) @Max(5) int e,
            @DecimalMin(value = "1", inclusive = false) @DecimalMax("1") double f,
            @Size(max = -2) List<String> g) {
        return "";
    }
}
