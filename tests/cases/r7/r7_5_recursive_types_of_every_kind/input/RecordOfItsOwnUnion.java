import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.github.copilot.tool.CopilotTool;
import org.jspecify.annotations.Nullable;

public class RecordOfItsOwnUnion {
    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind")
    @JsonSubTypes({
        @JsonSubTypes.Type(value = Literal.class, name = "literal"),
        @JsonSubTypes.Type(value = Sum.class, name = "sum")
    })
    public sealed interface Term permits Literal, Sum {}

    public record Literal(int value) implements Term {}

    public record Sum(Term left, Term right) implements Term {}

    public record Link(String name, @Nullable Link next) {}

    private static int value(Term term) {
        return term instanceof Sum sum ? value(sum.left()) + value(sum.right()) : ((Literal) term).value();
    }

    @CopilotTool("Calculates.")
    public int calculate(Term term) {
        return value(term);
    }

    @CopilotTool("Follows links.")
    public String follow(Link first, int steps) {
        Link link = first;
        for (int i = 0; i < steps && link != null; i++) {
            link = link.next();
        }
        return String.valueOf(link);
    }
}
