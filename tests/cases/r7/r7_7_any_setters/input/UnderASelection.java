import com.fasterxml.jackson.annotation.JsonAnySetter;
import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonIncludeProperties;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import com.github.copilot.tool.CopilotTool;
import java.util.Map;
import java.util.TreeMap;

public class UnderASelection {
    /** Any-setters get what is included and has no property of its own: nothing here. */
    public static class Open {
        public String a;
        public String b;
        private final Map<String, String> rest = new TreeMap<>();

        @JsonAnySetter
        public void put(String name, String value) {
            rest.put(name, value);
        }

        @Override
        public String toString() {
            return a + "," + b + "," + rest;
        }
    }

    public static class Inner {
        public String x;
        public String y;
    }

    /** What is unwrapped is read beside what is ignored. */
    public static class Outer {
        public String a;
        public String b;

        @JsonUnwrapped
        public Inner inner;

        @Override
        public String toString() {
            return a + "," + b + "," + inner.x + "," + inner.y;
        }
    }

    @CopilotTool("Takes both.")
    public String take(
            Open whole, Holder holder) {
        return whole + " " + holder.open + " " + holder.outer;
    }

    public static class Holder {
        @JsonIncludeProperties("a")
        public Open open;

        @JsonIgnoreProperties("b")
        public Outer outer;
    }
}
