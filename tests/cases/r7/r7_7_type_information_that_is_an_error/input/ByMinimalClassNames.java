import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.github.copilot.tool.CopilotTool;

public class ByMinimalClassNames {
    @JsonTypeInfo(use = JsonTypeInfo.Id.MINIMAL_CLASS)
    @JsonSubTypes({
        @JsonSubTypes.Type(value = Card.class, name = "card"),
        @JsonSubTypes.Type(value = Cash.class, name = "cash")
    })
    public interface Payment {}

    public record Card(String number) implements Payment {}

    public record Cash(int amount) implements Payment {}

    @CopilotTool("Pays.")
    public String pay(Payment payment, int tip) {
        return payment + " " + tip;
    }
}
