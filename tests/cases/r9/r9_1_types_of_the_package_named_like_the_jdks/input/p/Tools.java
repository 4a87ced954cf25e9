package p;

import com.github.copilot.tool.CopilotTool;

public class Tools {
    public enum Set {
        ONE,
        TWO
    }

    public record Entry(java.lang.String key, java.util.List<java.lang.Integer> values) {}

    @CopilotTool("Takes.")
    public java.lang.String take(
            java.util.Map<java.lang.String, java.util.List<Entry>> map,
            java.util.Optional<Set> set,
            java.lang.Object any,
            java.math.BigDecimal number,
            List own) {
        return map + " " + set + " " + any + " " + number;
    }

    @CopilotTool("Completes.")
    public java.util.concurrent.CompletableFuture<java.lang.Integer> complete(long delay) {
        return java.util.concurrent.CompletableFuture.completedFuture((int) delay);
    }
}
