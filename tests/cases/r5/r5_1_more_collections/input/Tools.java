import com.github.copilot.tool.CopilotTool;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashMap;

public class Tools {
    public static class Words extends ArrayList<String> {
        private static final long serialVersionUID = 1;
    }

    public static class Table extends LinkedHashMap<String, Integer> {
        private static final long serialVersionUID = 1;
    }

    public enum Colour {
        RED,
        GREEN
    }

    @CopilotTool("Collects.")
    public String collect(
            Words words,
            Table table,
            java.util.Vector<Integer> vector,
            java.util.Stack<Integer> stack,
            java.util.PriorityQueue<Integer> priority,
            java.util.NavigableSet<String> navigable,
            java.util.concurrent.CopyOnWriteArrayList<String> copying,
            java.util.concurrent.ConcurrentHashMap<String, Integer> concurrent,
            java.util.NavigableMap<String, Integer> sorted,
            EnumSet<Colour> colours) {
        return words + " " + table + " " + vector + " " + stack + " " + priority.peek() + " " + navigable + " " + copying + " "
                + concurrent + " " + sorted + " " + colours;
    }
}
