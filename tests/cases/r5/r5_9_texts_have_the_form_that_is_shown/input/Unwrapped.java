import com.fasterxml.jackson.annotation.JsonUnwrapped;
import com.github.copilot.tool.CopilotTool;
import java.time.Instant;

public class Unwrapped {
    public static class Bean {
        @JsonUnwrapped(prefix = "more_")
        public More more;
    }

    public static class More {
        public Instant instant;
    }

    @CopilotTool("Reads an unwrapped class.")
    public String unwrapped(Bean bean, int more) {
        return bean.more.instant.toString();
    }
}
