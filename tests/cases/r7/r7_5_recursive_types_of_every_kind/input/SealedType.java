import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.github.copilot.tool.CopilotTool;
import java.util.List;

public class SealedType {
    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "op")
    @JsonSubTypes({
        @JsonSubTypes.Type(value = Value.class, name = "value"),
        @JsonSubTypes.Type(value = Sum.class, name = "sum")
    })
    public sealed interface Expression permits Value, Sum {
        int result();
    }

    public record Value(int number) implements Expression {
        @Override
        public int result() {
            return number;
        }
    }

    public record Sum(List<Expression> terms) implements Expression {
        @Override
        public int result() {
            return terms.stream().mapToInt(Expression::result).sum();
        }
    }

    @CopilotTool("Computes.")
    public int compute(Expression expression, int more) {
        return expression.result() + more;
    }
}
