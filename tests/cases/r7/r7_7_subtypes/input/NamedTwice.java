import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonTypeName;
import com.github.copilot.tool.CopilotTool;

public class NamedTwice {
    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind")
    @JsonSubTypes({@JsonSubTypes.Type(Wired.class), @JsonSubTypes.Type(value = Cash.class, name = "cash")})
    public interface Payment {}

    @JsonSubTypes(@JsonSubTypes.Type(value = Card.class, name = "by card"))
    public interface Wired extends Payment {}

    @JsonTypeName("Card")
    public record Card(String number) implements Wired {}

    public record Cash(int amount) implements Payment {}

    @CopilotTool("Pays.")
    public String pay(Payment payment, int tip) {
        return payment + " " + tip;
    }
}
