import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.github.copilot.tool.CopilotTool;
import java.util.ArrayList;
import java.util.List;

public class InWrapperObjects {
    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, include = JsonTypeInfo.As.WRAPPER_OBJECT)
    @JsonSubTypes({
        @JsonSubTypes.Type(value = Card.class, name = "card"),
        @JsonSubTypes.Type(value = Cash.class, name = "cash")
    })
    public interface Payment {}

    public record Card(String number) implements Payment {}

    public record Cash(int amount) implements Payment {}

    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, include = JsonTypeInfo.As.WRAPPER_OBJECT)
    @JsonSubTypes({
        @JsonSubTypes.Type(value = Level.class, name = "level"),
        @JsonSubTypes.Type(value = Numbers.class, name = "numbers"),
        @JsonSubTypes.Type(value = Amount.class, name = "amount")
    })
    public interface Item {}

    public enum Level implements Item {
        LOW,
        HIGH
    }

    public static class Numbers extends ArrayList<Integer> implements Item {
        private static final long serialVersionUID = 1L;
    }

    /** Its property has the name of its wrapper. */
    public record Amount(int amount) implements Item {}

    public static class Holder {
        public List<Item> items;
    }

    @CopilotTool("Holds.")
    public String hold(Holder holder, Item item) {
        return holder.items + " " + item;
    }

    @CopilotTool("Pays.")
    public String pay(Payment payment, int tip) {
        return payment + " " + tip;
    }
}
