import com.fasterxml.jackson.annotation.JsonAlias;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.databind.EnumNamingStrategies;
import com.fasterxml.jackson.databind.EnumNamingStrategy;
import com.fasterxml.jackson.databind.annotation.EnumNaming;
import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

public class Tools {
    @EnumNaming(EnumNamingStrategies.CamelCaseStrategy.class)
    public enum Camel {
        NEXT_DAY,
        PLAIN,
        URL2_GO,
        __X,
        A_,
        mixedCase
    }

    @EnumNaming(EnumNamingStrategies.LowerCamelCaseStrategy.class)
    public enum LowerCamel {
        NEXT_DAY
    }

    @EnumNaming(EnumNamingStrategies.UpperCamelCaseStrategy.class)
    public enum UpperCamel {
        NEXT_DAY
    }

    @EnumNaming(EnumNamingStrategies.SnakeCaseStrategy.class)
    public enum Snake {
        NEXT_DAY,
        A_B_C
    }

    @EnumNaming(EnumNamingStrategies.UpperSnakeCaseStrategy.class)
    public enum UpperSnake {
        NEXT_DAY,
        A_B_C
    }

    @EnumNaming(EnumNamingStrategies.LowerCaseStrategy.class)
    public enum Lower {
        NEXT_DAY
    }

    @EnumNaming(EnumNamingStrategies.LowerDotCaseStrategy.class)
    public enum Dot {
        NEXT_DAY
    }

    // A constant's own name counts before the strategy's; an alias is added to it.
    @EnumNaming(EnumNamingStrategies.KebabCaseStrategy.class)
    public enum Shipping {
        NEXT_DAY,
        @JsonProperty("std")
        STANDARD,
        @JsonAlias("slow")
        BY_SHIP
    }

    // The interface itself is no strategy.
    @EnumNaming(EnumNamingStrategy.class)
    public enum Unnamed {
        NEXT_DAY
    }

    // The mapper reads it, and judges the names.
    public static class Order {
        public Camel camel;
        public Snake snake;
        public UpperSnake upperSnake;
        public Lower lower;
        public Dot dot;
        public Shipping shipping;
        public Map<Shipping, Integer> prices;
    }

    @CopilotTool("All strategies.")
    public String all(
            List<Camel> camel,
            LowerCamel lowerCamel,
            UpperCamel upperCamel,
            List<Snake> snake,
            List<UpperSnake> upperSnake,
            Lower lower,
            Dot dot,
            Unnamed unnamed) {
        return camel + " " + lowerCamel + upperCamel + snake + upperSnake + lower + dot + unnamed;
    }

    @CopilotTool("Ships.")
    public String ship(
            Shipping shipping,
            @CopilotToolParam(value = "The other way", defaultValue = "next-day") Shipping other,
            EnumMap<Shipping, Integer> prices) {
        return shipping + " " + other + " " + prices;
    }

    @CopilotTool("Orders.")
    public String order(Order order) {
        return order.camel + " " + order.snake + order.upperSnake + order.lower + order.dot + order.shipping
                + order.prices;
    }

    @CopilotTool("Says how it is shipped.")
    public Map<String, List<Shipping>> ways() {
        return Map.of("ways", List.of(Shipping.values()));
    }
}
