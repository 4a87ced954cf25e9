import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.github.copilot.tool.CopilotTool;

public class Tools {
    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, include = JsonTypeInfo.As.EXISTING_PROPERTY, property = "method", visible = true)
    @JsonSubTypes({
        @JsonSubTypes.Type(value = Card.class, name = "card"),
        @JsonSubTypes.Type(value = Cash.class, name = "cash")
    })
    public abstract static class Payment {
        public String method;
    }

    public static class Card extends Payment {
        public String number;
    }

    public static class Cash extends Payment {
        public int amount;
    }

    @CopilotTool("Pays.")
    public String pay(Payment payment, int tip) {
        return payment.method + " " + tip;
    }
}
