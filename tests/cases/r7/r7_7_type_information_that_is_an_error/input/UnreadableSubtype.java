import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;

public class UnreadableSubtype {
    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, include = JsonTypeInfo.As.WRAPPER_OBJECT)
    @JsonSubTypes({
        @JsonSubTypes.Type(value = Card.class, name = "card"),
        @JsonSubTypes.Type(value = Cash.class, name = "cash")
    })
    public interface Payment {}

    public record Card(String number) implements Payment {}

    public static class Cash implements Payment {
        public Cash(int amount, String currency) {}
    }

    @JsonTypeInfo(use = JsonTypeInfo.Id.DEDUCTION)
    @JsonSubTypes({@JsonSubTypes.Type(Big.class), @JsonSubTypes.Type(Small.class)})
    public interface Size {}

    public record Big(int size) implements Size {}

    public record Small(int size) implements Size {}

    @CopilotTool("Pays.")
    public void pay(@CopilotToolParam("The payment") Payment payment) {}

    @CopilotTool("Grows.")
    public void grow(@CopilotToolParam("The size") Size size) {}
}
