import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;
import java.util.AbstractCollection;
import java.util.AbstractQueue;
import java.util.AbstractSequentialList;
import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.SynchronousQueue;

@SuppressWarnings({"serial", "rawtypes"})
public class Tools {
    public static class Sized extends ArrayList<String> {
        public Sized(int capacity) {
            super(capacity);
        }
    }

    public static class Copied extends ArrayList<String> {
        public Copied(Collection<String> other) {
            super(other);
        }
    }

    public static class SizedMap extends HashMap<String, String> {
        public SizedMap(int capacity) {
            super(capacity);
        }
    }

    public static class ByProperties extends ArrayList<String> {
        @JsonCreator
        public ByProperties(@JsonProperty("first") String first) {
            add(first);
        }
    }

    public class Inner extends ArrayList<String> {}

    public static class Holder {
        public AbstractCollection<String> a;
        public AbstractSequentialList<String> b;
        public AbstractQueue<String> c;
    }

    @CopilotTool("Classes without a constructor that Jackson could call.")
    public void own(Sized a, Copied b, SizedMap c, ByProperties d, Inner e) {}

    @CopilotTool("The JDK's.")
    public void ofTheJdk(
            SynchronousQueue<String> a, ConcurrentHashMap.KeySetView<String, Boolean> b, EnumSet c) {}

    @CopilotTool("Those of which only generated code makes something.")
    public void mapped(Holder a) {}

    @CopilotTool("A schema does not help.")
    public void described(@CopilotToolParam(value = "a", schema = "{\"type\": \"array\"}") Sized a) {}
}
