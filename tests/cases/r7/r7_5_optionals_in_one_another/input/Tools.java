import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;
import jakarta.validation.constraints.Size;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

public class Tools {
    @CopilotTool("Shows what is in it.")
    public String show(
            @CopilotToolParam("Deep in.")
                    Optional<Optional<Optional<Optional<Optional<Optional<Optional<Optional<Optional<Optional<Optional<Optional<Optional<Optional<Optional<Optional<Optional<Optional<Optional<Optional<Optional<Optional<Optional<Optional<@Size(max = 3) String>>>>>>>>>>>>>>>>>>>>>>>>
                            it,
            @CopilotToolParam("Numbers.") List<Optional<Optional<OptionalInt>>> numbers,
            @CopilotToolParam(value = "With a default.", defaultValue = "5") Optional<Optional<Integer>> number) {
        return it.isPresent()
                ? it.get().get().get().get().get().get().get().get().get().get().get().get().get().get().get().get().get().get().get().get().get().get().get().get() + numbers + number
                : "nothing" + numbers + number;
    }
}
