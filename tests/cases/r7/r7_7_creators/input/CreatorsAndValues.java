import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonValue;
import com.github.copilot.tool.CopilotTool;

public class CreatorsAndValues {
    public static class Money {
        private final String text;

        @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
        public Money(String text) {
            this.text = text;
        }

        @JsonValue
        public String text() {
            return text;
        }
    }

    public static class Span {
        private final int from;
        private final int to;
        public String note;

        private Span(int from, int to) {
            this.from = from;
            this.to = to;
        }

        @JsonCreator(mode = JsonCreator.Mode.PROPERTIES)
        public static Span between(@JsonProperty("from") int from, @JsonProperty("to") int to) {
            return new Span(from, to);
        }
    }

    @CopilotTool("Pays.")
    public String pay(Money money, Span span) {
        return money.text() + span.from + span.to + span.note;
    }
}
