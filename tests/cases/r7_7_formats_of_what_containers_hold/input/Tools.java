import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;
import java.time.Instant;
import java.time.LocalDate;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicReference;

public class Tools {
    public static class Shaped {
        @JsonFormat(pattern = "dd.MM.yyyy")
        public List<LocalDate> days;

        @JsonFormat(pattern = "dd.MM.yyyy")
        public LocalDate[] array;

        @JsonFormat(pattern = "dd.MM.yyyy")
        public Map<String, List<LocalDate>> named;

        @JsonFormat(pattern = "dd.MM.yyyy")
        public AtomicReference<LocalDate> held;

        @JsonDeserialize(contentAs = Integer.class)
        public AtomicReference<Number> number;

        @JsonFormat(shape = JsonFormat.Shape.NUMBER_INT)
        public List<Instant> moments;

        /** Numbers are read from numbers, too. */
        @JsonFormat(shape = JsonFormat.Shape.STRING)
        public List<Integer> numbers;
    }

    public record Flat(
            @CopilotToolParam("Some days.") @JsonFormat(pattern = "dd.MM.yyyy") List<LocalDate> days,
            @CopilotToolParam("How many.") int count) {}

    @CopilotTool("Shows.")
    public String show(Shaped shaped, int more) {
        return shaped.days + " " + Arrays.toString(shaped.array) + " " + shaped.named + " " + shaped.held + " "
                + shaped.number + " " + shaped.moments + " " + shaped.numbers;
    }

    @CopilotTool("Of a flattened record.")
    public String flat(Flat flat) {
        return flat.toString();
    }
}
