import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.github.copilot.tool.CopilotTool;

public class OfRecords {
    public record Range(int from, int to) {
        @JsonCreator
        public static Range parse(String text) {
            String[] parts = text.split("-");
            return new Range(Integer.parseInt(parts[0]), Integer.parseInt(parts[1]));
        }
    }

    public record Named(int x) {
        @JsonCreator
        public static Named of(@JsonProperty("ex") int ex) {
            return new Named(ex);
        }
    }

    @CopilotTool("Shows.")
    public String show(Range range, Named named) {
        return range + " " + named;
    }
}
