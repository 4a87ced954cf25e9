import com.github.copilot.tool.CopilotTool;

public class CanonicalConstructors {
    public record Pair(int first, Integer second, String made) {
        public Pair(int first, int second, String made) {
            this(first, Integer.valueOf(second), "by another constructor");
        }
    }

    @CopilotTool("Flattened.")
    public String flat(Pair pair) {
        return pair.toString();
    }

    @CopilotTool("Nested.")
    public String nested(Pair pair, int more) {
        return pair.toString();
    }
}
