import com.github.copilot.tool.CopilotTool;
import java.util.Optional;

public class AlternatingArguments {
    public record Swap<A, B>(A first, B second, Optional<Swap<B, A>> next) {}

    @CopilotTool("Swaps.")
    public String swap(Swap<Integer, String> swap, int more) {
        return swap.toString();
    }
}
