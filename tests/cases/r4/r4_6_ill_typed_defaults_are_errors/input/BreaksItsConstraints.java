import com.fasterxml.jackson.annotation.JsonAlias;
import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.Pattern;
import jakarta.validation.constraints.Positive;
import jakarta.validation.constraints.Size;
import java.util.List;

public class BreaksItsConstraints {
    @CopilotTool("Defaults.")
    public void show(
            @CopilotToolParam(value = "D.", defaultValue = "4") @Min(5) int p0,
            @CopilotToolParam(value = "D.", defaultValue = "a") @Size(min = 2) String p1,
            @CopilotToolParam(value = "D.", defaultValue = "A1") @Pattern(regexp = "[a-z]+") String p2,
            @CopilotToolParam(value = "D.", defaultValue = " ") @NotBlank String p3,
            @CopilotToolParam(value = "D.", defaultValue = "0") @Positive int p4,
            @CopilotToolParam(value = "D.", defaultValue = "[\"a\",\"b\"]") @Size(max = 1) List<String> p5,
            @CopilotToolParam(value = "D.", defaultValue = "{\"amount\":9}") Price p6) {}

    public record Price(@JsonAlias("amount") @Max(5) int cents) {}
}
