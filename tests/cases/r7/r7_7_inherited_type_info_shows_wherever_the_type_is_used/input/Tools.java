import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.github.copilot.tool.CopilotTool;
import java.util.List;

public class Tools {
    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind")
    @JsonSubTypes({
        @JsonSubTypes.Type(value = Card.class, name = "card"),
        @JsonSubTypes.Type(value = Cash.class, name = "cash")
    })
    public interface Payment {}

    public record Card(String number) implements Payment {}

    public record Cash(int amount) implements Payment {}

    @CopilotTool("Pays.")
    public String pay(Card card, List<Cash> coins) {
        return card + " " + coins;
    }
}
