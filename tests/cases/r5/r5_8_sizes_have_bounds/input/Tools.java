import com.fasterxml.jackson.databind.node.BinaryNode;
import com.fasterxml.jackson.databind.node.POJONode;
import com.fasterxml.jackson.databind.node.TextNode;
import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Year;
import java.util.List;

public class Tools {
    /** Its own code recurses without end. */
    public record Endless(int value) {
        public Endless {
            value = depth(value);
        }

        private static int depth(int value) {
            return depth(value) + 1;
        }
    }

    /** Likewise, made by the mapper. */
    public static class Loop {
        private int value;

        public void setValue(int value) {
            this.value = Endless.depth(value);
        }
    }

    @CopilotTool("Takes what never ends.")
    public String endless(List<Endless> values) {
        return values.toString();
    }

    @CopilotTool("Takes what never ends.")
    public String loop(Loop value, int more) {
        return "" + value.value;
    }

    @CopilotTool("Counts digits.")
    public String digits(BigDecimal number, BigInteger integer, double nearest) {
        return number.precision() + " " + integer.bitLength() + " " + nearest;
    }

    @CopilotTool("Takes anything.")
    public String anything(Object value) {
        return value.toString();
    }

    @CopilotTool("Takes numbers.")
    public String numbers(List<Integer> whole, List<Double> nearest, List<Year> years) {
        return whole + " " + nearest + " " + years;
    }

    @CopilotTool("Takes nodes.")
    public String nodes(@CopilotToolParam(value = "A text", schema = "{\"type\": \"string\"}") TextNode text) {
        return text.asText();
    }

    @CopilotTool("Takes bytes.")
    public String binary(@CopilotToolParam(value = "Bytes", schema = "{}") BinaryNode node) {
        return node.toString();
    }

    @CopilotTool("Takes an object.")
    public String pojo(@CopilotToolParam(value = "An object", schema = "{}") POJONode node) {
        return node.toString();
    }
}
