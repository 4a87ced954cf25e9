import com.github.copilot.tool.CopilotTool;
import jakarta.validation.constraints.DecimalMax;
import jakarta.validation.constraints.DecimalMin;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NotEmpty;
import jakarta.validation.constraints.Positive;
import jakarta.validation.constraints.Size;

public class Tools {
    @CopilotTool("Takes.")
    public String take(
            @Min(1) @Min(3) @Positive @DecimalMin("2") int a,
            @Max(10) @DecimalMax("7.5") double b,
            @Size(min = 1) @Size(min = 2, max = 9) @NotEmpty String c,
            @DecimalMin("1") @DecimalMin(value = "1", inclusive = false) double d,
            @Min(1) @DecimalMin(value = "0.5", inclusive = false) double e) {
        return a + "," + b + "," + c + "," + d + "," + e;
    }
}
