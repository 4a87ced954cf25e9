import com.fasterxml.jackson.annotation.JsonFormat;
import com.github.copilot.tool.CopilotTool;
import java.time.LocalDate;
import java.util.AbstractQueue;
import java.util.List;
import java.util.Map;
import java.util.Optional;

public class Tools {
    public record Day(@JsonFormat(pattern = "dd.MM.yyyy") Optional<LocalDate> day, String name) {}

    public record Keys(@JsonFormat(pattern = "dd.MM.yyyy") Map<byte[], LocalDate> days, String name) {}

    public record Queue(@JsonFormat(pattern = "dd.MM.yyyy") AbstractQueue<LocalDate> days, String name) {}

    public static class Held {
        @JsonFormat(pattern = "dd.MM.yyyy")
        public Map<String, Optional<LocalDate>> day;
    }

    @CopilotTool("In a list.")
    public String optional(List<Day> days) {
        return days.toString();
    }

    @CopilotTool("Flat.")
    public String flat(Day day) {
        return day.toString();
    }

    @CopilotTool("In a class in a map.")
    public String inMap(Map<String, Held> held) {
        return held.toString();
    }

    @CopilotTool("Keys.")
    public String keys(List<Keys> keys) {
        return keys.toString();
    }

    @CopilotTool("A queue.")
    public String queue(List<Queue> queues) {
        return queues.toString();
    }
}
