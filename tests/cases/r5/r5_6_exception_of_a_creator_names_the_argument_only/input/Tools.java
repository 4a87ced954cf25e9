import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.github.copilot.tool.CopilotTool;
import java.util.List;

public class Tools {
    public static class Colour {
        private final String name;

        private Colour(String name) {
            this.name = name;
        }

        @JsonCreator
        public static Colour of(@JsonProperty("name") String name) {
            if (name.equals("none")) {
                throw new IllegalStateException("a secret");
            }
            return new Colour(name);
        }
    }

    public record Limits(int low, int high) {
        public Limits {
            if (low > high) {
                throw new IllegalStateException("another secret");
            }
        }
    }

    @CopilotTool("Paints.")
    public String paint(Colour colour, List<Limits> limits) {
        return colour.name + limits;
    }
}
