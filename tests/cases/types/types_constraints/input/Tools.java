import com.github.copilot.tool.CopilotTool;
import jakarta.validation.constraints.DecimalMax;
import jakarta.validation.constraints.DecimalMin;
import jakarta.validation.constraints.Email;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.Negative;
import jakarta.validation.constraints.NegativeOrZero;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.NotEmpty;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Pattern;
import jakarta.validation.constraints.Positive;
import jakarta.validation.constraints.PositiveOrZero;
import jakarta.validation.constraints.Size;
import java.math.BigDecimal;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;

public class Tools {
    @CopilotTool("At least.")
    public String mins(@Min(1) int value) {
        return String.valueOf(value);
    }

    @CopilotTool("At most.")
    public String maxes(@Max(5) long value) {
        return String.valueOf(value);
    }

    @CopilotTool("At least, as a decimal.")
    public String decimalMins(@DecimalMin("0.5") double value) {
        return String.valueOf(value);
    }

    @CopilotTool("At most, as a decimal, with an exclusive bound.")
    public String decimalMaxes(@DecimalMax(value = "1.5", inclusive = false) BigDecimal value) {
        return value.toString();
    }

    @CopilotTool("An exclusive bound of an integer is shown as the adjacent integer.")
    public String excluded(@DecimalMin(value = "3", inclusive = false) int value) {
        return String.valueOf(value);
    }

    @CopilotTool("More than zero: an integer.")
    public String positives(@Positive int value) {
        return String.valueOf(value);
    }

    @CopilotTool("More than zero: a number.")
    public String positiveNumbers(@Positive double value) {
        return String.valueOf(value);
    }

    @CopilotTool("Zero or more.")
    public String positivesOrZero(@PositiveOrZero int value) {
        return String.valueOf(value);
    }

    @CopilotTool("Less than zero.")
    public String negatives(@Negative int value) {
        return String.valueOf(value);
    }

    @CopilotTool("Zero or less.")
    public String negativesOrZero(@NegativeOrZero double value) {
        return String.valueOf(value);
    }

    @CopilotTool("The tightest of several.")
    public String tightest(@Min(1) @Positive @Min.List({@Min(3), @Min(2)}) int value) {
        return String.valueOf(value);
    }

    @CopilotTool("An Optional's value, where there is one.")
    public String optionals(@Max(5) OptionalInt value) {
        return value.toString();
    }

    @CopilotTool("A text's length.")
    public String textSizes(@Size(min = 2, max = 4) String value) {
        return value;
    }

    @CopilotTool("A list's length.")
    public String listSizes(@Size(max = 2) List<String> value) {
        return value.toString();
    }

    @CopilotTool("An array's length.")
    public String arraySizes(@Size(min = 1) int[] value) {
        return Arrays.toString(value);
    }

    @CopilotTool("A map's size.")
    public String mapSizes(@Size(max = 1) Map<String, Integer> value) {
        return value.toString();
    }

    @CopilotTool("A text that is not empty.")
    public String notEmptyTexts(@NotEmpty String value) {
        return value;
    }

    @CopilotTool("A list that is not empty.")
    public String notEmptyLists(@NotEmpty List<String> value) {
        return value.toString();
    }

    @CopilotTool("A map that is not empty.")
    public String notEmptyMaps(@NotEmpty Map<String, Integer> value) {
        return value.toString();
    }

    @CopilotTool("A text that is not blank.")
    public String notBlanks(@NotBlank String value) {
        return value;
    }

    @CopilotTool("`null` is refused in any case.")
    public String notNulls(@NotNull String value) {
        return value;
    }

    @CopilotTool("The text as a whole.")
    public String patterns(@Pattern(regexp = "[a-z]+|\\d") String value) {
        return value;
    }

    @CopilotTool("With flags it is enforced, and not in the schema.")
    public String flags(@Pattern(regexp = "[a-z]+", flags = Pattern.Flag.CASE_INSENSITIVE) String value) {
        return value;
    }

    @CopilotTool("So is a pattern that JavaScript reads differently.")
    public String javaPatterns(@Pattern(regexp = "\\p{Alpha}++") String value) {
        return value;
    }

    @CopilotTool("An e-mail address.")
    public String emails(@Email String value) {
        return value;
    }

    @CopilotTool("The elements of a list.")
    public String elements(List<@Size(max = 3) String> value) {
        return value.toString();
    }

    @CopilotTool("The values of a map.")
    public String values(Map<String, @Positive Integer> value) {
        return value.toString();
    }

    record Line(@NotBlank String item, @Min(1) int quantity) {}

    @CopilotTool("Components of a record.")
    public String components(List<Line> value) {
        return value.toString();
    }

    static class Guest {
        @NotEmpty
        public String name;

        @Min(18)
        public int age;
    }

    @CopilotTool("Properties of a class: checked before Jackson reads it.")
    public String properties(Guest value) {
        return value.name + " " + value.age;
    }
}
