import com.fasterxml.jackson.annotation.JsonAlias;
import com.fasterxml.jackson.annotation.JsonAnySetter;
import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import com.fasterxml.jackson.databind.annotation.JsonPOJOBuilder;
import com.github.copilot.tool.CopilotTool;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Classes of the other kinds that Jackson knows. */
public class Kinds {
    /** Is made by a creator. */
    public static final class Point {
        private final int x;
        private final double y;

        @JsonCreator
        public Point(@JsonProperty("x") int x, @JsonProperty(value = "y", required = true) double y) {
            this.x = x;
            this.y = y;
        }

        @Override
        public String toString() {
            return x + "/" + y;
        }
    }

    /** Is made by a builder. */
    @JsonDeserialize(builder = Trip.Maker.class)
    public static final class Trip {
        private final String text;

        private Trip(String text) {
            this.text = text;
        }

        @Override
        public String toString() {
            return text;
        }

        @JsonPOJOBuilder(withPrefix = "")
        public static final class Maker {
            private String text = "";

            public Maker from(String from) {
                text += from;
                return this;
            }

            public Maker days(int days) {
                text += days;
                return this;
            }

            public Trip build() {
                return new Trip(text);
            }
        }
    }

    /** Has inherited, generic, unwrapped and other properties. */
    public abstract static class Base<T> {
        public T value;
        public List<T> values = new ArrayList<>();
    }

    public static class Inner {
        public boolean on;
    }

    public static class Whole extends Base<Integer> {
        private final List<Integer> filled = new ArrayList<>();

        @JsonUnwrapped(prefix = "in_")
        public Inner inner = new Inner();

        @JsonFormat(pattern = "dd.MM.yyyy")
        public LocalDate day;

        @JsonAlias("n")
        public Integer number;

        public List<Integer> getFilled() {
            return filled;
        }

        @Override
        public String toString() {
            return value + " " + values + " " + filled + " " + inner.on + " " + day + " " + number;
        }
    }

    /** Has values of any name. */
    public static class Open {
        private final Map<String, Integer> others = new LinkedHashMap<>();

        @JsonAnySetter
        public void other(String name, Integer value) {
            others.put(name, value);
        }

        @Override
        public String toString() {
            return others.toString();
        }
    }

    /** Unions in the forms that Jackson knows. */
    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, include = JsonTypeInfo.As.WRAPPER_OBJECT)
    @JsonSubTypes({@JsonSubTypes.Type(value = Van.class, name = "van"), @JsonSubTypes.Type(value = Bus.class, name = "bus")})
    public interface Car {}

    public static class Van implements Car {
        public int load;

        @Override
        public String toString() {
            return "van " + load;
        }
    }

    public static class Bus implements Car {
        public int seats;
    }

    @JsonTypeInfo(use = JsonTypeInfo.Id.DEDUCTION)
    @JsonSubTypes({@JsonSubTypes.Type(Cat.class), @JsonSubTypes.Type(Dog.class)})
    public interface Pet {}

    public static class Cat implements Pet {
        public int lives;

        @Override
        public String toString() {
            return "cat " + lives;
        }
    }

    public static class Dog implements Pet {
        public String breed;
    }

    @CopilotTool("Takes them in a class.")
    public String take(All all) {
        return all.toString();
    }

    public static class All {
        public Point point;
        public Trip trip;
        public Whole whole;
        public Open open;
        public Car car;
        public List<Pet> pets;
        public List<Integer> many;

        @Override
        public String toString() {
            return point + "|" + trip + "|" + whole + "|" + open + "|" + car + "|" + pets + "|" + many;
        }
    }

    @CopilotTool("Takes them themselves.")
    public String each(
            Optional<Point> point,
            Optional<Trip> trip,
            Optional<Whole> whole,
            Optional<Open> open,
            Optional<Car> car,
            Optional<List<Pet>> pets) {
        return point + "|" + trip + "|" + whole + "|" + open + "|" + car + "|" + pets;
    }
}
