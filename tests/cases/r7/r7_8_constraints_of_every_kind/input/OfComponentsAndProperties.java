import com.github.copilot.tool.CopilotTool;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.Size;
import java.util.List;

public class OfComponentsAndProperties {
    public record Item(@NotBlank String name, @Min(1) int count, List<@Size(max = 2) String> tags) {}

    public static class Settings {
        @Min(1)
        @Max(5)
        public int level;

        @Size(min = 2)
        public String name;
    }

    @CopilotTool("Flat.")
    public String flat(Item item) {
        return item.toString();
    }

    @CopilotTool("Nested.")
    public String nested(List<Item> items, Settings settings) {
        return items + " " + settings.level;
    }
}
