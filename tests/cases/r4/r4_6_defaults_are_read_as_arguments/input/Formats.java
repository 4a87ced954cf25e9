import com.fasterxml.jackson.annotation.JsonFormat;
import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;

public class Formats {
    public record Flat(
            @CopilotToolParam(value = "D.", defaultValue = "2026-12-24") @JsonFormat(pattern = "dd.MM.yyyy")
                    LocalDate day,
            int count) {}

    public record Day(@JsonFormat(pattern = "dd.MM.yyyy") LocalDate day, int n) {}

    public record Seat(@JsonFormat(shape = JsonFormat.Shape.STRING) int number, String row) {}

    public static class Bean {
        @JsonFormat(pattern = "dd.MM.yyyy")
        public LocalDate day;
    }

    @CopilotTool("Flat.")
    public void flat(Flat flat) {}

    @CopilotTool("Defaults.")
    public void show(
            @CopilotToolParam(value = "D.", defaultValue = "{\"day\":\"2026-12-24\",\"n\":1}") Day p0,
            @CopilotToolParam(value = "D.", defaultValue = "[{\"day\":\"2026-12-24\",\"n\":1}]") List<Day> p1,
            @CopilotToolParam(value = "D.", defaultValue = "{\"day\":\"2026-12-24\"}") Bean p2,
            @CopilotToolParam(value = "D.", defaultValue = "{\"k\":{\"day\":\"2026-12-24\"}}") Map<String, Bean> p3,
            @CopilotToolParam(value = "D.", defaultValue = "[{\"number\":3,\"row\":\"A\"}]") List<Seat> p4) {}
}
