import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.runtime.ToolFailure;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

public class Tools {
    @ToolFailure
    public static class Refusal extends RuntimeException {
        public Refusal(String message) {
            super(message);
        }
    }

    public static class Special extends Refusal {
        public Special(String message) {
            super(message);
        }
    }

    static String check(String text) {
        switch (text) {
            case "secret":
                throw new IllegalArgumentException("a secret");
            case "wrapped":
                throw new IllegalStateException("a secret", new Special("it is too late"));
            case "none":
                throw new Refusal(null);
            case "blank":
                throw new Refusal(" ");
            case "lines":
                throw new Refusal("not\nthis\u2028way\u0007.");
            case "sub":
                throw new Special("another one is needed.");
            default:
                return text;
        }
    }

    public record Money(BigDecimal amount) {
        public Money {
            if (amount.scale() > 2) {
                throw new Refusal("an amount has at most two decimals.");
            }
        }
    }

    public record Item(String name, Money price) {
        public Item {
            check(name);
        }
    }

    public static class Made {
        final String name;

        private Made(String name) {
            this.name = name;
        }

        @JsonCreator
        public static Made of(@JsonProperty("name") String name) {
            return new Made(check(name));
        }

        @Override
        public String toString() {
            return name;
        }
    }

    public static class Set {
        private String name;

        public void setName(String name) {
            this.name = check(name);
        }

        public Made made;

        public Text text;

        public List<Money> prices;

        public Map<Text, Integer> named;
    }

    /** Made of a text. */
    public static class Text {
        final String text;

        public Text(String text) {
            this.text = check(text);
        }

        @Override
        public String toString() {
            return text;
        }
    }

    @CopilotTool("Reads what creators make.")
    public String made(Made made, List<Text> texts) {
        return made + " " + texts;
    }

    @CopilotTool("Reads what a creator makes of all arguments.")
    public String only(Text text) {
        return text.toString();
    }

    @CopilotTool("Reads a class.")
    public String set(Set value, Map<Text, Integer> named) {
        return value.name + named;
    }
}
