import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;

class Tools {
    @JsonTypeInfo(use = JsonTypeInfo.Id.DEDUCTION)
    @JsonSubTypes({@JsonSubTypes.Type(Plain.class), @JsonSubTypes.Type(Express.class)})
    interface Delivery {}

    record Plain(String address) implements Delivery {}

    record Express(String address, int hours) implements Delivery {}

    @CopilotTool("Delivers an order.")
    void deliver(@CopilotToolParam("How") Delivery delivery) {}
}
