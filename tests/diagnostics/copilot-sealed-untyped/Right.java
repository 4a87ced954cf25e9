import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;

class Tools {
    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind")
    @JsonSubTypes({
        @JsonSubTypes.Type(value = Card.class, name = "card"),
        @JsonSubTypes.Type(value = Invoice.class, name = "invoice")
    })
    sealed interface Payment {}

    record Card(String number) implements Payment {}

    record Invoice(String address) implements Payment {}

    static class Order {
        public Payment payment;
    }

    @CopilotTool("Pays an order.")
    void pay(@CopilotToolParam("The order") Order order) {}
}
