import com.github.copilot.tool.CopilotTool;
import java.time.LocalDate;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

public class InheritedAndBounded {
    public static class Base<T, U extends Number> {
        public T item;
        public U count;
        public List<? extends T> more;
    }

    public static class Middle<T> extends Base<T, Integer> {
        public T[] array;
    }

    public static class Leaf extends Middle<LocalDate> {
        public Map<String, Middle<Boolean>> nested;
    }

    @CopilotTool("Shows.")
    public String show(Leaf leaf, @SuppressWarnings("rawtypes") Base raw) {
        return leaf.item + " " + leaf.count + " " + leaf.more + " " + Arrays.toString(leaf.array) + " " + leaf.nested.get("x").item + " " + raw.count;
    }
}
