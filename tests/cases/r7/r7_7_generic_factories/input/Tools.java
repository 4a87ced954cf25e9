import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.github.copilot.tool.CopilotTool;
import java.util.List;

public class Tools {
    public static class Page<X> {
        private final List<X> items;

        private Page(List<X> items) {
            this.items = items;
        }

        @JsonCreator
        public static <Y> Page<Y> of(@JsonProperty("items") List<Y> items) {
            return new Page<>(items);
        }
    }

    public static class Swapped<A, B> {
        private final A a;
        private final B b;

        private Swapped(A a, B b) {
            this.a = a;
            this.b = b;
        }

        @JsonCreator
        public static <B, A> Swapped<A, B> of(@JsonProperty("a") A a, @JsonProperty("b") B b) {
            return new Swapped<>(a, b);
        }
    }

    /** The factory takes the whole value. */
    public static class Wrapper<X> {
        private final X value;

        private Wrapper(X value) {
            this.value = value;
        }

        @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
        public static <Y> Wrapper<Y> of(Y value) {
            return new Wrapper<>(value);
        }
    }

    /** A part of the type argument is not bound. */
    public static class Listed<X> {
        private final Object value;

        private Listed(Object value) {
            this.value = value;
        }

        @JsonCreator
        public static <Y> Listed<List<Y>> of(@JsonProperty("value") Y value) {
            return new Listed<>(value);
        }
    }

    /** A type argument beyond the bound is not bound. */
    public static class Bounded<X> {
        private final Object value;

        private Bounded(Object value) {
            this.value = value;
        }

        @JsonCreator
        public static <Y extends Number> Bounded<Y> of(@JsonProperty("value") Y value) {
            return new Bounded<>(value);
        }
    }

    @CopilotTool("Factories with type variables of their own.")
    public String show(
            Page<Integer> page,
            Swapped<Integer, String> swapped,
            Wrapper<Integer> wrapper,
            Listed<List<Integer>> listed,
            Bounded<Integer> bounded,
            Bounded<String> unbound) {
        int sum = page.items.stream().mapToInt(Integer::intValue).sum();
        int next = swapped.a + wrapper.value;
        return sum + " " + next + swapped.b + " " + listed.value + " " + bounded.value + " " + unbound.value;
    }
}
