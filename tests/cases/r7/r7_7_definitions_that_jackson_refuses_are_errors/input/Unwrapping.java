import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import com.github.copilot.tool.CopilotTool;

public class Unwrapping {
    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind")
    @JsonSubTypes({@JsonSubTypes.Type(value = Card.class, name = "card"), @JsonSubTypes.Type(value = Cash.class, name = "cash")})
    public abstract static class Payment {}

    public static class Card extends Payment {
        public String number;
    }

    public static class Cash extends Payment {
        public int amount;
    }

    /** Jackson never sets it, whatever comes. */
    public static class Order {
        @JsonUnwrapped
        public Payment payment;
    }

    @CopilotTool("Takes.")
    public void take(Order order, int more) {}
}
