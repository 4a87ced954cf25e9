import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
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

    /** Its type arguments do not say what it holds. */
    public static class Anything extends ArrayList<Object> {
        private static final long serialVersionUID = 1L;
    }

    /** Its last type argument is not what it holds. */
    public static class Tagged<E, T> extends ArrayList<E> {
        private static final long serialVersionUID = 1L;
    }

    public record Entry(
            @JsonFormat(pattern = "dd.MM.yyyy") AtomicReference<LocalDate> day,
            @JsonDeserialize(contentAs = LocalDate.class) @JsonFormat(pattern = "dd.MM.yyyy") AtomicReference<Object> held,
            @JsonDeserialize(contentAs = LocalDate.class) Anything days,
            @JsonDeserialize(contentAs = Integer.class) Tagged<Number, String> numbers) {}

    @CopilotTool("Shows.")
    public String show(Shaped shaped, int more) {
        return shaped.days + " " + Arrays.toString(shaped.array) + " " + shaped.named + " " + shaped.held + " "
                + shaped.number + " " + shaped.moments + " " + shaped.numbers;
    }

    @CopilotTool("Of records in a list.")
    public String list(List<Entry> entries) {
        return entries + " " + entries.get(0).held.get().getClass().getSimpleName()
                + entries.get(0).days.get(0).getClass().getSimpleName();
    }

    @CopilotTool("Of a flattened record.")
    public String flat(Flat flat) {
        return flat.toString();
    }
}
