import com.github.copilot.tool.CopilotTool;
import java.util.ArrayDeque;
import java.util.Hashtable;
import java.util.List;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentMap;

public class Containers {
    public record Held(ArrayDeque<Object> deque, ConcurrentMap<String, Object> map, TreeSet<Object> set) {}

    @CopilotTool("Reads containers.")
    public String held(Held held) {
        return held.deque() + " " + held.map() + " " + held.set();
    }

    @CopilotTool("Reads more containers.")
    public String more(Hashtable<String, Object> table, List<ArrayDeque<Object>> deques) {
        return table + " " + deques;
    }

    public static class Bean {
        public ArrayDeque<Object> deque;
        public Hashtable<String, List<Object>> table;
    }

    @CopilotTool("Reads a class with containers.")
    public String inside(Bean bean, int n) {
        return bean.deque + " " + bean.table;
    }
}
