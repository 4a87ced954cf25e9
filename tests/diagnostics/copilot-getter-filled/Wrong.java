import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;
import java.util.List;

class Tools {
    public record Range(int from, int to) {
        public List<Integer> getEnds() {
            return List.of(from, to);
        }
    }

    @CopilotTool("Finds orders.")
    int find(@CopilotToolParam("Their numbers") List<Range> ranges) {
        return ranges.size();
    }
}
