import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;

class Tools {
    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind")
    @JsonSubTypes({
        @JsonSubTypes.Type(value = Plain.class, name = "plain"),
        @JsonSubTypes.Type(value = Express.class, name = "express")
    })
    interface Delivery {}

    record Plain(String address) implements Delivery {}

    record Express(String address, int hours) implements Delivery {}

    @CopilotTool("Delivers an order.")
    void deliver(@CopilotToolParam("How") Delivery delivery) {}
}
