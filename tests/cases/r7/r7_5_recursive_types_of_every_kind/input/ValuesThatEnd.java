import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;
import jakarta.validation.constraints.NotEmpty;
import java.util.List;
import java.util.Map;
import java.util.Optional;

public class ValuesThatEnd {
    public record Chain(String name, Optional<Chain> next) {}

    public record Left(Right right) {}

    public record Right(String name, @CopilotToolParam(value = "Back.", required = false) Left left) {}

    public sealed interface Expression permits Sum, Number {}

    public record Sum(Expression first, @NotEmpty List<Expression> others) implements Expression {}

    public record Number(int value) implements Expression {}

    public record Tree(List<Tree> parts, Map<String, Tree> named) {}

    @CopilotTool("Optional components.")
    public String chain(Chain chain, Left left) {
        return chain + " " + left;
    }

    @CopilotTool("A leaf that ends it.")
    public String expression(Expression expression, int more) {
        return expression.toString();
    }

    @CopilotTool("Collections that may be empty.")
    public String tree(Tree tree, int more) {
        return tree.toString();
    }
}
