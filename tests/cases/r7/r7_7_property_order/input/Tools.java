import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import com.github.copilot.tool.CopilotTool;

public class Tools {
    @JsonPropertyOrder({"zeta", "alpha"})
    public static class Ordered {
        public int alpha;
        public int beta;
        public int zeta;
    }

    @JsonPropertyOrder(alphabetic = true)
    public static class Alphabetic {
        public int zeta;
        public int alpha;
    }

    @JsonPropertyOrder({"b", "a"})
    public record Turned(int a, int b, int c) {}

    @CopilotTool("Orders.")
    public String order(Ordered ordered, Alphabetic alphabetic, Turned turned) {
        return ordered.zeta + " " + alphabetic.zeta + " " + turned;
    }
}
