import com.fasterxml.jackson.annotation.JsonAlias;
import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;
import java.util.List;

public class Tools {
    public static class P {
        @JsonAlias("title")
        public String name;

        public String title;
    }

    public static class N {
        public String name;

        @JsonAlias("count")
        public String text;

        public int count;
    }

    public static class Made {
        final String name;
        final Integer title;

        @JsonCreator
        public Made(@JsonProperty("name") @JsonAlias({"title", "label"}) String name, @JsonProperty("title") Integer title) {
            this.name = name;
            this.title = title;
        }
    }

    public record R(@JsonAlias({"title", "label"}) String name, @CopilotToolParam(value = "The title.", required = false) Integer title) {}

    public record Colour(@JsonAlias({"colour", "hue"}) String color, int n) {}

    public static class Coloured {
        @JsonAlias({"colour", "hue"})
        public String color;
    }

    @CopilotTool("Reads classes.")
    public String classes(P p, List<N> n, Made made) {
        return p.name + " " + p.title + " " + n.get(0).name + " " + n.get(0).text + " " + n.get(0).count + " " + made.name + " "
                + made.title;
    }

    @CopilotTool("Reads records.")
    public String records(List<R> all, Colour colour) {
        return all + " " + colour;
    }

    @CopilotTool("Reads a record.")
    public String flat(R all) {
        return all.toString();
    }

    @CopilotTool("Reads a record with two names.")
    public String two(Colour colour) {
        return colour.toString();
    }

    @CopilotTool("Reads what has two names.")
    public String coloured(Coloured value, int n) {
        return value.color;
    }
}
