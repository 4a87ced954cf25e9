import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;
import jakarta.validation.constraints.Max;

public class Tools {
    sealed interface Shape {}

    record Square(int side) implements Shape {}

    record Box(int w, @Max(9) int h) implements Shape {}

    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind")
    @JsonSubTypes({
        @JsonSubTypes.Type(value = Card.class, name = "card"),
        @JsonSubTypes.Type(value = Cash.class, name = "cash")
    })
    interface Payment {}

    record Card(String number) implements Payment {}

    record Cash(int amount) implements Payment {}

    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, include = JsonTypeInfo.As.WRAPPER_OBJECT)
    @JsonSubTypes({@JsonSubTypes.Type(value = Van.class, name = "van"), @JsonSubTypes.Type(value = Bike.class, name = "bike")})
    interface Vehicle {}

    record Van(int seats) implements Vehicle {}

    record Bike(String colour) implements Vehicle {}

    @CopilotTool("Draws.")
    void draw(@CopilotToolParam(value = "The shape", defaultValue = "{\"w\":1}") Shape shape) {}

    @CopilotTool("Draws again.")
    void redraw(@CopilotToolParam(value = "The shape", defaultValue = "{\"w\":1,\"h\":\"x\"}") Shape shape) {}

    @CopilotTool("Draws high.")
    void high(@CopilotToolParam(value = "The shape", defaultValue = "{\"w\":1,\"h\":10}") Shape shape) {}

    @CopilotTool("Pays.")
    void pay(@CopilotToolParam(value = "The payment", defaultValue = "{\"kind\":\"cheque\"}") Payment payment) {}

    @CopilotTool("Pays by card.")
    void card(@CopilotToolParam(value = "The payment", defaultValue = "{\"kind\":\"card\"}") Payment payment) {}

    @CopilotTool("Drives.")
    void drive(@CopilotToolParam(value = "The vehicle", defaultValue = "{\"van\":{\"seats\":\"many\"}}") Vehicle vehicle) {}

    @CopilotTool("Drives well.")
    void right(
            @CopilotToolParam(value = "The vehicle", defaultValue = "{\"van\":{\"seats\":3}}") Vehicle vehicle,
            @CopilotToolParam(value = "The payment", defaultValue = "{\"kind\":\"cash\",\"amount\":1}") Payment payment,
            @CopilotToolParam(value = "The shape", defaultValue = "{\"w\":1,\"h\":9}") Shape shape) {}
}
