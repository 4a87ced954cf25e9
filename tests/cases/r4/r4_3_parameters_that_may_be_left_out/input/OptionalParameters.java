import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

public class OptionalParameters {
    @CopilotTool("All.")
    public String all(
            String needed,
            @CopilotToolParam(value = "Off.", required = false) String off,
            @CopilotToolParam(value = "On.", required = true) String on,
            @CopilotToolParam(value = "Defaulted.", defaultValue = "d") String defaulted,
            Optional<String> maybe,
            OptionalInt maybeInt,
            OptionalLong maybeLong,
            OptionalDouble maybeDouble,
            @Nullable String nullable) {
        return String.join(
                ",", needed, off, on, defaulted, maybe + "", maybeInt + "", maybeLong + "", maybeDouble + "", nullable);
    }
}
