import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonIgnore;
import com.github.copilot.tool.CopilotTool;
import java.math.BigDecimal;
import java.math.BigInteger;

public class Tools {
    public static class Money {
        private final BigDecimal amount;

        @JsonCreator
        public Money(BigDecimal amount) {
            this.amount = amount;
        }

        @Override
        public String toString() {
            return "Money " + amount;
        }
    }

    public static class Weight {
        private final Number grams;

        public Weight(BigDecimal grams) {
            this.grams = grams;
        }

        public Weight(double grams) {
            this.grams = grams;
        }

        @Override
        public String toString() {
            return "Weight " + grams;
        }
    }

    public static class Price {
        private final BigDecimal amount;

        public Price(BigDecimal amount) {
            this.amount = amount;
        }

        public Price(String amount) {
            this(new BigDecimal(amount));
        }

        @Override
        public String toString() {
            return "Price " + amount;
        }
    }

    public static class Big {
        private final BigInteger value;

        public Big(BigInteger value) {
            this.value = value;
        }

        @Override
        public String toString() {
            return "Big " + value;
        }
    }

    public static class Code<T extends String> {
        private final T text;

        public Code(T text) {
            this.text = text;
        }

        @Override
        public String toString() {
            return "Code " + text;
        }
    }

    public static class Ignored {
        public String text;

        public Ignored() {}

        @JsonIgnore
        public Ignored(String text) {
            this.text = text;
        }

        @JsonIgnore
        @JsonCreator
        public static Ignored of(String text) {
            return new Ignored(text);
        }
    }

    public static class Animal {
        final String name;

        private Animal(String name, int legs) {
            this.name = name + legs;
        }

        public static Cat valueOf(String name) {
            return new Cat(name);
        }

        @Override
        public String toString() {
            return getClass().getSimpleName() + " " + name;
        }
    }

    public static class Cat extends Animal {
        Cat(String name) {
            super(name, 4);
        }
    }

    public interface Shape {
        static Round fromString(String text) {
            return new Round(text);
        }
    }

    public record Round(String text) implements Shape {}

    @CopilotTool("Numbers.")
    public String numbers(Money money, Weight weight, Big big) {
        return money + " " + weight + " " + big;
    }

    @CopilotTool("Texts.")
    public String texts(Price price, Code<String> code) {
        return price + " " + code;
    }

    @CopilotTool("Ignored creators.")
    public String ignored(Ignored ignored, int more) {
        return ignored.text;
    }

    @CopilotTool("Factories that return a subtype.")
    public String factories(Animal animal, Shape shape) {
        return animal + " " + shape;
    }
}
