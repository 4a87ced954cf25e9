import com.fasterxml.jackson.annotation.JsonAutoDetect;
import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.github.copilot.tool.CopilotTool;
import java.util.List;

public class Tools {
    public static class Unset {
        private String name;
        int count;

        public String name() {
            return name;
        }
    }

    public static class Heir extends Unset {}

    public static class OneSet {
        private String hidden;
        public String name;
    }

    public static class ByGetter {
        private String name;

        public String getName() {
            return name;
        }
    }

    @JsonAutoDetect(fieldVisibility = JsonAutoDetect.Visibility.ANY)
    public static class Detected {
        private String name;
    }

    public static class Nothing {
        static final String CONSTANT = "";
        private transient String cache;

        @JsonIgnore
        private String ignored;

        @JsonProperty(access = JsonProperty.Access.READ_ONLY)
        private String written;
    }

    @CopilotTool("One.")
    public String one(Unset unset, int more) {
        return unset.name() + unset.count;
    }

    @CopilotTool("Two.")
    public String two(List<Heir> heirs) {
        return heirs.size() + heirs.get(0).name();
    }

    @CopilotTool("Three.")
    public String three(OneSet one, ByGetter getter, Detected detected, Nothing nothing) {
        return one.name + one.hidden + getter.getName() + detected.name + nothing.ignored;
    }

    @SuppressWarnings("copilot-fields-unset")
    @CopilotTool("Four.")
    public String four(Unset unset) {
        return unset.name();
    }
}
