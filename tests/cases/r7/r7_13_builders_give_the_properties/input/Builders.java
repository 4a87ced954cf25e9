import com.fasterxml.jackson.annotation.JsonAlias;
import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.databind.PropertyNamingStrategies;
import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import com.fasterxml.jackson.databind.annotation.JsonNaming;
import com.fasterxml.jackson.databind.annotation.JsonPOJOBuilder;
import com.github.copilot.tool.CopilotTool;
import java.util.List;

public class Builders {
    /** By hand: Jackson's own prefix. */
    @JsonDeserialize(builder = Point.Maker.class)
    public static final class Point {
        private final int x;
        private final String label;

        private Point(int x, String label) {
            this.x = x;
            this.label = label;
        }

        public static class Maker {
            private int x;
            private String label;

            public Maker withX(int x) {
                this.x = x;
                return this;
            }

            /** Its label. */
            @JsonProperty(required = true)
            public Maker withLabel(String label) {
                this.label = label;
                return this;
            }

            /** No property: another prefix. */
            public Maker setColor(String color) {
                return this;
            }

            public Point build() {
                return new Point(x, label);
            }
        }

        @Override
        public String toString() {
            return label + x;
        }
    }

    /** As Lombok's {@code @Jacksonized @Builder} writes it. */
    @JsonDeserialize(builder = Order.OrderBuilder.class)
    public static class Order {
        private final String id;
        private final List<Point> points;
        private final int count;

        Order(String id, List<Point> points, int count) {
            this.id = id;
            this.points = points;
            this.count = count;
        }

        public static OrderBuilder builder() {
            return new OrderBuilder();
        }

        public String getId() {
            return id;
        }

        @JsonPOJOBuilder(withPrefix = "", buildMethodName = "build")
        @JsonIgnoreProperties(ignoreUnknown = true)
        @JsonNaming(PropertyNamingStrategies.SnakeCaseStrategy.class)
        public static class OrderBuilder {
            private String id;
            private List<Point> points;
            private int count;

            OrderBuilder() {}

            public OrderBuilder id(String id) {
                this.id = id;
                return this;
            }

            @JsonAlias("dots")
            public OrderBuilder allPoints(List<Point> points) {
                this.points = points;
                return this;
            }

            public OrderBuilder count(int count) {
                this.count = count;
                return this;
            }

            @JsonIgnore
            public OrderBuilder secret(String secret) {
                throw new IllegalStateException();
            }

            public Order build() {
                return new Order(id, points, count);
            }
        }

        @Override
        public String toString() {
            return id + points + count;
        }
    }

    /** Generic, and an interface: Jackson makes what the builder makes. */
    @JsonDeserialize(builder = Box.Builder.class)
    public interface Box<T> {
        T content();

        @JsonPOJOBuilder(withPrefix = "set", buildMethodName = "create")
        class Builder<T> {
            private T content;

            public void setContent(T content) {
                this.content = content;
            }

            public Box<T> create() {
                T made = content;
                return () -> made;
            }
        }
    }

    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind")
    @JsonSubTypes(@JsonSubTypes.Type(value = Circle.class, name = "circle"))
    public interface Shape {}

    @JsonDeserialize(builder = Circle.Builder.class)
    public record Circle(int radius) implements Shape {
        public static class Builder {
            private int radius;

            public Builder withRadius(int radius) {
                this.radius = radius;
                return this;
            }

            public Circle build() {
                return new Circle(radius);
            }
        }
    }

    @CopilotTool("By hand.")
    public String point(Point point, int times) {
        return point + " " + times;
    }

    @CopilotTool("As Lombok writes it.")
    public String order(Order order) {
        return order.toString();
    }

    @CopilotTool("Generic.")
    public String box(Box<List<Integer>> box) {
        return box.content().toString();
    }

    @CopilotTool("One of several.")
    public String shape(Shape shape) {
        return shape.toString();
    }
}
