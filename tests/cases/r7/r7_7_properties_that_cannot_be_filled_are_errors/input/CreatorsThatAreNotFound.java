import com.fasterxml.jackson.annotation.JsonIgnore;
import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;
import java.math.BigDecimal;

public class CreatorsThatAreNotFound {
    public static class Money {
        public Money(BigDecimal amount) {}
    }

    public static class Key<T> {
        public Key(T id) {}
    }

    public static class Ignored {
        @JsonIgnore
        public Ignored(String text) {}
    }

    @CopilotTool("A BigDecimal, a type variable, an ignored constructor.")
    public void all(Money money, Key<String> key, Ignored ignored) {}

    @CopilotTool("A schema that allows fractions only.")
    public void shown(@CopilotToolParam(value = "It.", schema = "{\"type\":\"number\"}") Money money, int more) {}
}
