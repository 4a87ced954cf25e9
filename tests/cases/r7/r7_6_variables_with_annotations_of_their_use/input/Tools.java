import com.github.copilot.tool.CopilotTool;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import java.util.List;

public class Tools {
    public record Box<T>(@Size(max = 3) T value, List<@NotNull T> list, @NotNull T[] array) {}

    @CopilotTool("A box.")
    public String box(Box<String> box, int other) {
        return box.value() + box.list() + box.array().length;
    }

    @CopilotTool("A variable of the method.")
    public <X extends Number> String variable(List<@NotNull X> numbers, int other) {
        return numbers.toString();
    }
}
