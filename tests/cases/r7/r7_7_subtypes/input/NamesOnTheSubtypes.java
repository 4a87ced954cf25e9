import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonTypeName;
import com.github.copilot.tool.CopilotTool;
import java.util.List;

public class NamesOnTheSubtypes {
    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind")
    @JsonSubTypes({@JsonSubTypes.Type(Card.class), @JsonSubTypes.Type(Cash.class)})
    public interface Payment {}

    @JsonTypeName("by-card")
    public record Card(String number) implements Payment {}

    public record Cash(int amount) implements Payment {}

    @CopilotTool("Pays.")
    public String pay(List<Payment> payments) {
        return payments.toString();
    }
}
