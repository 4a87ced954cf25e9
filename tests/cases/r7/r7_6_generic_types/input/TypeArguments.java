import com.github.copilot.tool.CopilotTool;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;

public class TypeArguments {
    public record Box<T>(T content, List<T> more) {}

    public record Pair<A, B>(A first, Box<B> second) {}

    public static class Holder<T> {
        public T held;
        public Map<String, T> named;
    }

    public static class Numbers extends Holder<Integer> {}

    @CopilotTool("Packs.")
    public String pack(Box<String> text, Pair<Integer, Boolean> pair, Box<Box<Double>> nested) {
        return text + " " + pair + " " + nested;
    }

    @CopilotTool("Holds.")
    public String hold(Holder<LocalDate> holder, Numbers numbers) {
        return holder.held + " " + holder.named + " " + numbers.held;
    }
}
