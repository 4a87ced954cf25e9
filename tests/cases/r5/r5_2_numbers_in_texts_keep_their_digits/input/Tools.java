import com.fasterxml.jackson.databind.JsonNode;
import com.github.copilot.tool.CopilotTool;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.Optional;

public class Tools {
    public record Exact(
            BigDecimal amount, BigInteger huge, int whole, long big, double part, Object any, Map<String, Object> free) {
        @Override
        public String toString() {
            return String.join(
                    " ", amount + "", huge + "", whole + "", big + "", part + "", any + "", "" + free);
        }
    }

    /** The same as a class, in which all may be left out. */
    public static class Bean {
        public BigDecimal amount;
        public BigInteger huge;
        public int whole;
        public long big;
        public double part;
        public Object any;
        public Map<String, Object> free;
        public JsonNode node;

        @Override
        public String toString() {
            return String.join(
                    " ", amount + "", huge + "", whole + "", big + "", part + "", any + "", "" + free, "" + node);
        }
    }

    @CopilotTool("A record.")
    public String exact(Exact exact, Optional<String> note) {
        return exact.toString();
    }

    @CopilotTool("A class.")
    public String bean(Bean bean) {
        return bean.toString();
    }

    @CopilotTool("Lists and maps.")
    public String lists(List<Bean> beans, Map<String, BigDecimal> amounts, List<Long> longs) {
        return beans + " " + amounts + " " + longs;
    }

    @CopilotTool("Anything.")
    public String anything(Object any, JsonNode node) {
        return any + " " + node;
    }
}
