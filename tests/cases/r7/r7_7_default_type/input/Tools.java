import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;
import jakarta.validation.constraints.Max;
import java.util.List;

public class Tools {
    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind", defaultImpl = Other.class)
    @JsonSubTypes({
        @JsonSubTypes.Type(value = Card.class, name = "card"),
        @JsonSubTypes.Type(value = Cash.class, name = "cash"),
        @JsonSubTypes.Type(value = Coin.class, name = "coin")
    })
    public interface Payment {}

    public record Card(String number) implements Payment {}

    public record Cash(@Max(9) int amount) implements Payment {}

    /** Cannot be made: Jackson reads every array as the default type. */
    public enum Coin implements Payment {
        PENNY
    }

    /** Has no name. */
    public record Other(@Max(9) int points) implements Payment {}

    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind", defaultImpl = Square.class)
    @JsonSubTypes({
        @JsonSubTypes.Type(value = Circle.class, name = "circle"),
        @JsonSubTypes.Type(value = Square.class, name = "square")
    })
    public interface Shape {}

    public record Circle(int radius) implements Shape {}

    public record Square(int side) implements Shape {}

    @JsonTypeInfo(use = JsonTypeInfo.Id.DEDUCTION, defaultImpl = Plain.class)
    @JsonSubTypes({@JsonSubTypes.Type(Plain.class), @JsonSubTypes.Type(Express.class)})
    public interface Delivery {}

    public static class Plain implements Delivery {
        public String address;
    }

    public static class Express implements Delivery {
        public String address;
        public int hours;
    }

    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind", defaultImpl = Void.class)
    @JsonSubTypes({
        @JsonSubTypes.Type(value = Note.class, name = "note"),
        @JsonSubTypes.Type(value = Sign.class, name = "sign")
    })
    public interface Remark {}

    public record Note(String text) implements Remark {}

    /** Cannot be made: Jackson reads every array as null. */
    public enum Sign implements Remark {
        CHECK
    }

    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, include = JsonTypeInfo.As.WRAPPER_OBJECT, defaultImpl = Local.class)
    @JsonSubTypes({
        @JsonSubTypes.Type(value = Local.class, name = "local"),
        @JsonSubTypes.Type(value = Remote.class, name = "remote")
    })
    public interface Source {}

    public record Local(String path) implements Source {}

    public record Remote(String url) implements Source {}

    @CopilotTool("Pays.")
    public String pay(@CopilotToolParam("The payments") List<Payment> payments) {
        return payments.toString();
    }

    @CopilotTool("Draws.")
    public String draw(
            @CopilotToolParam("The shapes") List<Shape> shapes,
            @CopilotToolParam("A square") Square square,
            @CopilotToolParam("A circle") Circle circle) {
        return shapes + " " + square + " " + circle;
    }

    @CopilotTool("Delivers.")
    public String deliver(@CopilotToolParam("How") Delivery delivery, @CopilotToolParam("A remark") Remark remark) {
        return delivery.getClass().getSimpleName() + " " + remark;
    }

    @CopilotTool("Opens.")
    public String open(@CopilotToolParam("The source") Source source, @CopilotToolParam("The number") int number) {
        return source + " " + number;
    }
}
