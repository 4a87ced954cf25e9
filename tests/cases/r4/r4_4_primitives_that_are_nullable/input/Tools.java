import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;
import org.jspecify.annotations.Nullable;

class Tools {
    record Flat(@Nullable int count, @Nullable Integer right) {}

    record Nested(@Nullable int count) {}

    @CopilotTool("Parameters.")
    void parameter(@Nullable int count, @CopilotToolParam(value = "Right.", defaultValue = "1") @Nullable int right) {}

    @CopilotTool("Components of a flattened record.")
    void flat(Flat flat) {}

    @CopilotTool("Components.")
    void nested(Nested nested, int other) {}
}
