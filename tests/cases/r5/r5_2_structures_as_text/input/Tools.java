import com.fasterxml.jackson.annotation.JsonAlias;
import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.databind.JsonNode;
import com.github.copilot.tool.CopilotTool;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.Size;
import java.time.LocalDate;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

public class Tools {
    public record Item(int id, List<String> tags) {}

    public sealed interface Shape permits Circle, Square {}

    public record Circle(int r) implements Shape {}

    public record Square(int side) implements Shape {}

    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind")
    @JsonSubTypes({@JsonSubTypes.Type(value = Cat.class, name = "cat"), @JsonSubTypes.Type(value = Dog.class, name = "dog")})
    public interface Pet {}

    public record Cat(int lives) implements Pet {}

    public record Dog(String name) implements Pet {}

    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, include = JsonTypeInfo.As.WRAPPER_OBJECT)
    @JsonSubTypes(@JsonSubTypes.Type(value = Van.class, name = "van"))
    public interface Car {}

    public record Van(int load) implements Car {}

    /** A class, which the mapper reads. */
    public static class Order {
        public String note;
        public Object any;
        public LocalDate day;
        public List<Integer> numbers = List.of();
        public Map<String, Line> lines = Map.of();
        public Line first;
        public List<List<Integer>> table = List.of();
        public Pet pet;
        public Car car;
        public int[] sizes = {};

        @Override
        public String toString() {
            return note + "|" + any + "|" + day + "|" + numbers + "|" + lines + "|" + first + "|" + table + "|" + pet
                    + "|" + car + "|" + Arrays.toString(sizes);
        }
    }

    public static class Line {
        @Min(1)
        public int count;

        public String text = "";

        @Override
        public String toString() {
            return count + text;
        }
    }

    /** A record that the mapper makes of all arguments. */
    @JsonIgnoreProperties("hidden")
    public record Search(@JsonAlias("words") List<String> terms, Line line, @JsonAlias("n") int most, Pet pet) {}

    public record Range(int low, int high) {
        public Range {
            if (low > high) {
                throw new IllegalArgumentException("a secret");
            }
        }
    }

    /** A class with a constructor of one number, beside its creator: Jackson tries to read a string as the number. */
    public static class Limit {
        private final long most;

        private Limit(long most) {
            this.most = most;
        }

        @JsonCreator
        static Limit of(@JsonProperty("most items") long most) {
            return new Limit(most);
        }

        @Override
        public String toString() {
            return "most=" + most;
        }
    }

    public static class Aliased {
        @JsonAlias("n")
        public List<Integer> numbers;

        @JsonAlias("l")
        public List<Aliased> lines;

        @Override
        public String toString() {
            return numbers + ";" + lines;
        }
    }

    @CopilotTool("Containers.")
    public String containers(
            @Size(min = 2) List<String> tags,
            Optional<Set<Integer>> numbers,
            Map<String, Integer> prices,
            String[] names,
            List<List<Integer>> table) {
        return tags + "|" + numbers + "|" + prices + "|" + Arrays.toString(names) + "|" + table;
    }

    @CopilotTool("Records.")
    public String records(Item item, List<Item> items, Map<String, Item> named, Shape shape) {
        return item + "|" + items + "|" + named + "|" + shape;
    }

    @CopilotTool("No structures.")
    public String texts(String text, Object object, JsonNode node, LocalDate day, int n) {
        return text + "|" + object + "|" + node + "|" + day + "|" + n;
    }

    @CopilotTool("The mapper.")
    public String mapped(Order order, List<Line> lines, Optional<Pet> pet) {
        return order + "|" + lines + "|" + pet;
    }

    @CopilotTool("One value.")
    public String one(int n) {
        return "n=" + n;
    }

    @CopilotTool("A flattened record of the mapper's.")
    public String search(Search search) {
        return search.toString();
    }

    @CopilotTool("A flattened record.")
    public String range(Range range) {
        return range.toString();
    }

    @CopilotTool("Ranges.")
    public String ranges(List<Range> ranges) {
        return ranges.toString();
    }

    @CopilotTool("A constructor of one number.")
    public String limits(Limit limit, List<Limit> others) {
        return limit + "|" + others;
    }

    @CopilotTool("Aliases.")
    public String aliases(Aliased aliased, int n) {
        return aliased.toString();
    }
}
