import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;
import jakarta.validation.constraints.DecimalMax;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.Pattern;
import jakarta.validation.constraints.Positive;
import jakarta.validation.constraints.Size;
import java.util.List;
import java.util.Map;

public class Tools {
    @CopilotTool("Fills.")
    public void fill(
            @CopilotToolParam(value = "Text.", defaultValue = "abc") @Pattern(regexp = "[a-z]+") @Size(min = 1, max = 5) String text,
            @CopilotToolParam(value = "Number.", defaultValue = "2") @Max(3) @Min(1) int number,
            @CopilotToolParam(value = "Decimal.", defaultValue = "0.5") @DecimalMax(value = "1", inclusive = false) @Positive double decimal,
            @CopilotToolParam(value = "List.", defaultValue = "[]") @Size(max = 2) List<@Size(min = 1) String> list,
            @CopilotToolParam(value = "Map.", defaultValue = "{}") @Size(max = 2) Map<String, Integer> map) {}
}
