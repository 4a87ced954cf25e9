import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;
import jakarta.validation.constraints.NotEmpty;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import java.util.List;
import java.util.Map;
import java.util.Optional;

public class ValuesWithoutEnd {
    public record Node(String name, Node next) {}

    public record Left(Right right) {}

    public record Right(String name, Left left) {}

    public sealed interface Expression permits Sum, Negation {}

    public record Sum(Expression first, Expression second) implements Expression {}

    public record Negation(Expression of) implements Expression {}

    public record Tree(@NotEmpty List<Tree> parts) {}

    public record Matrix(@Size(min = 1) List<@NotEmpty Map<String, Matrix>> rows) {}

    public static class Bean {
        @NotNull
        public Bean next;
    }

    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME)
    @JsonSubTypes(@JsonSubTypes.Type(value = Ring.class, name = "ring"))
    public interface Shape {}

    public static class Ring implements Shape {
        @JsonProperty
        @NotNull
        public Shape inner;
    }

    public record Around(int number, Optional<List<Node>> nodes) {}

    @CopilotTool("A record that requires itself; the only parameter.")
    public void node(Node node) {}

    @CopilotTool("Two records that require each other.")
    public void left(Left left, int more) {}

    @CopilotTool("A sealed type without a leaf that ends it.")
    public void expression(Expression expression, int more) {}

    @CopilotTool("Lists that must have elements.")
    public void tree(Tree tree, Matrix matrix) {}

    @CopilotTool("A class that the mapper reads.")
    public void bean(Bean bean, Shape shape) {}

    @CopilotTool("Inside another type.")
    public void around(Around around, int more) {}

    @CopilotTool("With a schema.")
    public void shown(@CopilotToolParam(value = "Never.", schema = "{\"type\":\"object\"}") Node node, int more) {}
}
