import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonTypeName;
import com.fasterxml.jackson.annotation.JsonValue;
import com.fasterxml.jackson.databind.EnumNamingStrategies;
import com.fasterxml.jackson.databind.annotation.EnumNaming;
import com.github.copilot.tool.CopilotTool;
import java.util.List;

public class Tools {
    enum Color {
        RED,
        GREEN
    }

    @CopilotTool("An enum: the names of its constants.")
    public String paint(Color color) {
        return color.name();
    }

    enum Speed {
        STANDARD,
        @JsonProperty("next-day")
        NEXT_DAY
    }

    @CopilotTool("An enum with names for JSON.")
    public String ship(Speed speed) {
        return speed.name();
    }

    @EnumNaming(EnumNamingStrategies.KebabCaseStrategy.class)
    enum Carrier {
        BY_SHIP,
        BY_AIR
    }

    @CopilotTool("`@EnumNaming` names all constants by one rule of Jackson's.")
    public String send(Carrier carrier) {
        return carrier.name();
    }

    enum Level {
        LOW(1),
        HIGH(2);

        private final int number;

        Level(int number) {
            this.number = number;
        }

        @JsonValue
        int number() {
            return number;
        }
    }

    @CopilotTool("An enum whose values a method returns: the processor cannot know them.")
    public String rank(Level level) {
        return level.name();
    }

    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind")
    @JsonSubTypes({
        @JsonSubTypes.Type(value = Card.class, name = "card"),
        @JsonSubTypes.Type(value = Cash.class, name = "cash")
    })
    sealed interface Payment permits Card, Cash {}

    record Card(String number) implements Payment {}

    record Cash(int amount) implements Payment {}

    @CopilotTool("Subtypes identified by a property.")
    public String pay(Payment payment) {
        return payment.toString();
    }

    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME)
    interface Gift {}

    @JsonTypeName("coupon")
    record Coupon(String code) implements Gift {}

    @CopilotTool("One of the subtypes alone: Jackson requires the property here, too.")
    public String refund(List<Coupon> coupons) {
        return coupons.toString();
    }

    @JsonTypeInfo(
            use = JsonTypeInfo.Id.NAME,
            include = JsonTypeInfo.As.EXISTING_PROPERTY,
            property = "via",
            visible = true)
    @JsonSubTypes({
        @JsonSubTypes.Type(value = Mail.class, name = "mail"),
        @JsonSubTypes.Type(value = Call.class, name = "phone")
    })
    abstract static class Message {
        public String via;
    }

    static class Mail extends Message {
        public String address;
    }

    static class Call extends Message {
        public String number;
    }

    @CopilotTool("The property is one of the types' own.")
    public String notify(Message message) {
        return message.via;
    }

    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, include = JsonTypeInfo.As.WRAPPER_OBJECT)
    @JsonSubTypes({
        @JsonSubTypes.Type(value = Circle.class, name = "circle"),
        @JsonSubTypes.Type(value = Square.class, name = "square")
    })
    interface Figure {}

    record Circle(double radius) implements Figure {}

    record Square(double side) implements Figure {}

    @CopilotTool("The subtype's name as a wrapper object.")
    public String draw(Figure figure) {
        return figure.toString();
    }

    record Order(
            @JsonTypeInfo(
                            use = JsonTypeInfo.Id.NAME,
                            include = JsonTypeInfo.As.EXTERNAL_PROPERTY,
                            property = "form")
                    Figure figure) {}

    @CopilotTool("The subtype's name in a property beside the value.")
    public String cut(Order order) {
        return order.toString();
    }

    @JsonTypeInfo(use = JsonTypeInfo.Id.DEDUCTION)
    @JsonSubTypes({@JsonSubTypes.Type(ById.class), @JsonSubTypes.Type(ByText.class)})
    interface Query {}

    record ById(int id) implements Query {}

    record ByText(String text) implements Query {}

    @CopilotTool("Subtypes identified by their properties.")
    public String find(Query query) {
        return query.toString();
    }

    sealed interface Load permits Solid, Liquid {}

    record Solid(int grams) implements Load {}

    record Liquid(double litres) implements Load {}

    @CopilotTool("A sealed type of records without @JsonTypeInfo is identified by its properties, too.")
    public String weigh(Load load) {
        return load.toString();
    }
}
