import com.fasterxml.jackson.annotation.JsonAnyGetter;
import com.github.copilot.tool.CopilotTool;
import java.util.Map;

public class Tools {
    static class Two {
        @JsonAnyGetter
        public Map<String, String> first() {
            return Map.of();
        }

        @JsonAnyGetter
        public Map<String, String> second() {
            return Map.of();
        }
    }

    @CopilotTool("Counts.")
    Two count() {
        return new Two();
    }
}
