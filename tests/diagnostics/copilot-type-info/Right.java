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
    interface Payment {}

    record Card(String number) implements Payment {}

    record Invoice(String address) implements Payment {}

    @CopilotTool("Pays an order.")
    void pay(@CopilotToolParam("How it is paid") Payment payment) {}
}
