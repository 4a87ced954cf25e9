import com.github.copilot.tool.CopilotTool;
import jakarta.validation.constraints.DecimalMax;
import jakarta.validation.constraints.DecimalMin;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.Negative;
import jakarta.validation.constraints.NegativeOrZero;
import jakarta.validation.constraints.Positive;
import jakarta.validation.constraints.PositiveOrZero;
import java.math.BigDecimal;
import java.math.BigInteger;

public class OfNumbers {
    @CopilotTool("Whole.")
    public String whole(
            @Min(1) @Max(10) int a,
            @Positive int b,
            @PositiveOrZero long c,
            @Negative Integer d,
            @NegativeOrZero short e,
            @DecimalMin("2") @DecimalMax("3") int f,
            @DecimalMin(value = "2", inclusive = false) @DecimalMax(value = "5", inclusive = false) long g,
            @Min(-5) BigInteger h) {
        return a + "," + b + "," + c + "," + d + "," + e + "," + f + "," + g + "," + h;
    }

    @CopilotTool("Decimal.")
    public String decimal(
            @Positive double a,
            @Negative BigDecimal b,
            @DecimalMin("0.5") @DecimalMax(value = "1.5", inclusive = false) double c,
            @Min(1) float d,
            @PositiveOrZero @Max(1) Double e) {
        return a + "," + b + "," + c + "," + d + "," + e;
    }
}
