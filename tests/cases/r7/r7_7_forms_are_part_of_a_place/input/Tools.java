import com.fasterxml.jackson.annotation.JsonFormat;
import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;
import jakarta.validation.constraints.AssertTrue;
import jakarta.validation.constraints.Future;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Past;
import jakarta.validation.constraints.Positive;
import jakarta.validation.constraints.Size;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.time.YearMonth;
import java.util.Date;
import java.util.List;
import java.util.Map;

public class Tools {
    /** Constraints are enforced on the value that is meant. */
    public record Booking(
            @CopilotToolParam("The seats.") @Max(5) @JsonFormat(shape = JsonFormat.Shape.STRING) int seats,
            @CopilotToolParam("The price.") @Positive @JsonFormat(shape = JsonFormat.Shape.STRING) BigDecimal price,
            @CopilotToolParam("Must be true.") @AssertTrue @JsonFormat(shape = JsonFormat.Shape.STRING) boolean agreed,
            @CopilotToolParam("Some days.") @Size(max = 2) @JsonFormat(pattern = "dd.MM.yyyy") List<LocalDate> days,
            @CopilotToolParam("Lists of days.") @JsonFormat(pattern = "dd.MM.yyyy")
                    List<@Size(max = 1) List<LocalDate>> lists,
            @CopilotToolParam("By name.") @JsonFormat(pattern = "dd.MM.yyyy")
                    Map<@Size(max = 2) String, @Future LocalDate> named) {}

    public static class Times {
        @Past
        @JsonFormat(pattern = "dd.MM.yyyy")
        public LocalDate day;

        @Future
        @JsonFormat(pattern = "MM/yyyy")
        public YearMonth month;

        @Past
        @JsonFormat(pattern = "dd.MM.yyyy HH:mm", timezone = "UTC")
        public Instant at;

        @Past
        @JsonFormat(pattern = "dd.MM.yyyy", timezone = "UTC")
        public Date date;

        @Past
        @JsonFormat(shape = JsonFormat.Shape.NUMBER_INT)
        public Instant seconds;

        @JsonFormat(pattern = "EEEE, d. MMMM yyyy", locale = "en")
        public List<LocalDate> words;
    }

    public record Flat(
            @CopilotToolParam("The seats.") @Max(5) @JsonFormat(shape = JsonFormat.Shape.STRING) int seats,
            @CopilotToolParam("The day.") @Future @JsonFormat(pattern = "dd.MM.yyyy") LocalDate day) {}

    @CopilotTool("Of a record in a list.")
    public String book(List<Booking> bookings) {
        return bookings.toString();
    }

    @CopilotTool("Of a class in a map.")
    public String times(Map<String, Times> times) {
        Times own = times.get("a");
        return own.day + " " + own.month + " " + own.at + " " + own.seconds + " " + own.words;
    }

    @CopilotTool("Of a flattened record.")
    public String flat(Flat flat) {
        return flat.toString();
    }
}
