import com.github.copilot.tool.CopilotTool;

public class RecordThatRefuses {
    public record Range(int from, int to) {
        public Range {
            if (from > to) {
                throw new IllegalArgumentException("top secret reason");
            }
        }
    }

    @CopilotTool("Counts.")
    public int count(Range range) {
        return range.to() - range.from();
    }

    @CopilotTool("Counts more.")
    public int countMore(Range range, int more) {
        return range.to() - range.from() + more;
    }
}
