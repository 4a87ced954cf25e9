import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonIncludeProperties;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;
import java.util.List;
import java.util.Map;

public class Tools {
    public static class Values {
        public String a;
        public String b;
        public String c;

        @Override
        public String toString() {
            return a + b + c;
        }
    }

    @JsonIgnoreProperties("b")
    public static class WithoutB extends Values {}

    public record Pair(String a, String b) {}

    public static class Holder {
        @JsonIncludeProperties("a")
        public Values included;

        @JsonIgnoreProperties("a")
        public Values ignored;

        @JsonIgnoreProperties(value = "a", allowSetters = true)
        public Values settable;

        @JsonIncludeProperties({"a", "b"})
        @JsonIgnoreProperties("a")
        public Values both;

        @JsonIgnoreProperties("a")
        public WithoutB twice;

        @JsonIncludeProperties("a")
        public List<Values> list;

        @JsonIgnoreProperties("a")
        public Values[][] arrays;

        @JsonIgnoreProperties("a")
        public Map<String, Values> map;

        /** What a creator takes is read all the same. */
        @JsonIgnoreProperties("a")
        public Pair created;
    }

    public record Flat(
            @CopilotToolParam("Two of three.") @JsonIgnoreProperties("b") Values values,
            @CopilotToolParam("One of three.") @JsonIncludeProperties("b") List<Values> list) {}

    @JsonIgnoreProperties(value = "hidden", ignoreUnknown = false)
    public record Ignoring(@CopilotToolParam("Seen.") String seen, String hidden) {}

    @JsonIncludeProperties("seen")
    public record Including(@CopilotToolParam("Seen.") String seen, String hidden) {}

    @JsonIgnoreProperties("hidden")
    public static class Creating {
        final String seen;
        final String hidden;

        @JsonCreator
        Creating(@JsonProperty("seen") String seen, @JsonProperty("hidden") String hidden) {
            this.seen = seen;
            this.hidden = hidden;
        }
    }

    @CopilotTool("Properties of a class.")
    public String hold(Holder holder, Creating creating) {
        return holder.included + " " + holder.ignored + " " + holder.settable + " " + holder.both + " " + holder.twice + " "
                + holder.list + " " + holder.arrays[0][0] + " " + holder.map + " " + holder.created + " " + creating.seen
                + creating.hidden;
    }

    @CopilotTool("Components of a flattened record.")
    public String flatten(Flat flat) {
        return flat.values() + " " + flat.list();
    }

    @CopilotTool("A flattened record that ignores a component.")
    public String ignore(Ignoring ignoring) {
        return ignoring.toString();
    }

    @CopilotTool("A flattened record that includes a component.")
    public String include(Including including) {
        return including.toString();
    }
}
