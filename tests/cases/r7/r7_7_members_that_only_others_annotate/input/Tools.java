import com.fasterxml.jackson.annotation.JsonAutoDetect;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.github.copilot.tool.CopilotTool;
import java.util.ArrayList;
import java.util.List;

public class Tools {
    /** The annotation is the superclass's, the type that of the method which overrides. */
    public abstract static class Base {
        @JsonProperty("items")
        abstract Object content();
    }

    public static class Listed extends Base {
        private final List<Integer> list = new ArrayList<>();

        @Override
        List<Integer> content() {
            return list;
        }
    }

    /** The class's annotation makes the private getter visible, which Jackson fills. */
    @JsonAutoDetect(getterVisibility = JsonAutoDetect.Visibility.ANY)
    public static class Counted {
        private final List<Integer> list = new ArrayList<>();

        private List<Integer> getCounts() {
            return list;
        }

        /** Not looked at: neither a getter's name nor an annotation. */
        Absent absent() {
            return null;
        }

        /** No more is said of what this leads to, though Jackson could not read it. */
        Runnable plain(Thread thread) {
            return null;
        }
    }

    /** Half a surrogate pair in it would be an error, if a tool led to it. */
    public static class Absent {
        @JsonProperty("\uD800")
        public Object unread;
    }

    @SuppressWarnings("copilot-getter-filled")
    @CopilotTool("A type that an overriding method has.")
    public String listed(Listed listed) {
        return listed.content().toString();
    }

    @SuppressWarnings("copilot-getter-filled")
    @CopilotTool("A private getter.")
    public String counted(Counted counted) {
        return counted.getCounts().toString();
    }
}
