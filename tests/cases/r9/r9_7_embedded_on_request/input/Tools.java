import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;

class Tools {
    enum Status {
        OPEN,
        CLOSED
    }

    record Line(String item, int count) {}

    @CopilotTool("Finds orders.")
    List<String> find(
            @CopilotToolParam("The state") Status status,
            @CopilotToolParam(value = "The most", defaultValue = "10") int most,
            @CopilotToolParam("Since") Optional<LocalDate> since) {
        return List.of(status.name(), String.valueOf(most), String.valueOf(since.orElse(null)));
    }

    @CopilotTool("Places an order.")
    CompletableFuture<Integer> place(
            @CopilotToolParam("What") List<Line> lines, @CopilotToolParam("Prices") Map<String, Double> prices) {
        return CompletableFuture.completedFuture(lines.size() + prices.size());
    }
}
