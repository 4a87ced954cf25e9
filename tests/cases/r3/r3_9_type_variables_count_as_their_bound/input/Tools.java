import com.github.copilot.tool.CopilotTool;
import java.util.List;

public class Tools {
    public record Point(int x, int y) {}

    @CopilotTool("Free.")
    public <T> String free(T any, List<T> list, T[] array) {
        return any + " " + list + " " + array.length;
    }

    @CopilotTool("Two bounds.")
    public <T extends Number & Comparable<T>> String two(T number) {
        return number.toString();
    }

    @CopilotTool("Bounded by a variable.")
    public <P extends Point, Q extends P> String chained(Q point, int more) {
        return point + " " + more;
    }

    @CopilotTool("Bounded by a list.")
    public <L extends List<String>> String lists(L words) {
        return words.toString();
    }
}
