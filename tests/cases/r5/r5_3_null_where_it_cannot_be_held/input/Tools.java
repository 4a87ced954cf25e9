import com.fasterxml.jackson.annotation.JsonCreator;
import com.github.copilot.tool.CopilotTool;
import java.io.Serializable;
import java.util.ArrayDeque;
import java.util.Hashtable;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;

public class Tools {
    public record R(List<Serializable> list, Map<String, Serializable> map) {}

    /** The mapper makes it. */
    public static class Bean {
        public ArrayDeque<Object> deque;
        public Hashtable<String, Object> table;
        public Map<String, ConcurrentHashMap<String, Object>> maps;
        public TreeSet<Object> set;
        public Properties settings;
        public Serializable any;
        public List<Serializable> list;
    }

    /** Made of any JSON, but not of null. */
    public static class Any {
        final Object value;

        @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
        public Any(Object value) {
            this.value = value;
        }

        @Override
        public String toString() {
            return "Any " + value;
        }
    }

    @CopilotTool("Reads anything.")
    public String serializable(Serializable value, R inside) {
        return value + " " + inside;
    }

    @CopilotTool("Reads a class.")
    public String bean(Bean bean, int n) {
        return bean.deque + " " + bean.table + " " + bean.maps + " " + bean.set + " " + bean.settings + " " + bean.any + " "
                + bean.list;
    }

    @CopilotTool("Reads settings.")
    public String settings(Properties value) {
        return value.toString();
    }

    @CopilotTool("Reads what is made of anything.")
    public String any(Map<String, Any> all, List<Any> list, Any one, ConcurrentHashMap<String, Any> held) {
        return all + " " + list + " " + one + " " + held;
    }
}
