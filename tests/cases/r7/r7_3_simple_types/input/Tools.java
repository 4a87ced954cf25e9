import com.github.copilot.tool.CopilotTool;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;

public class Tools {
    @CopilotTool("Strings.")
    public void strings(String a, CharSequence b, char c, Character d) {}

    @CopilotTool("Integers.")
    public void integers(byte a, short b, int c, long d, Byte e, Short f, Integer g, Long h, BigInteger i) {}

    @CopilotTool("Numbers.")
    public void numbers(float a, double b, Float c, Double d, BigDecimal e, Number f) {}

    @CopilotTool("Booleans.")
    public void booleans(boolean a, Boolean b) {}

    @CopilotTool("Optionals.")
    public void optionals(OptionalInt a, OptionalLong b, OptionalDouble c, Optional<Boolean> d, Optional<List<String>> e) {}
}
