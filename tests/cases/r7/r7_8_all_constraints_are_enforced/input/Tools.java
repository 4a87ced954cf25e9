import com.github.copilot.tool.CopilotTool;
import jakarta.validation.constraints.AssertFalse;
import jakarta.validation.constraints.AssertTrue;
import jakarta.validation.constraints.Digits;
import jakarta.validation.constraints.Future;
import jakarta.validation.constraints.FutureOrPresent;
import jakarta.validation.constraints.Null;
import jakarta.validation.constraints.Past;
import jakarta.validation.constraints.PastOrPresent;
import jakarta.validation.constraints.Size;
import java.math.BigDecimal;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZonedDateTime;
import java.util.Calendar;
import java.util.Date;
import java.util.List;

public class Tools {
    public record Order(@Digits(integer = 3, fraction = 2) BigDecimal price, @AssertTrue boolean accepted, @Null String id) {}

    /** The mapper reads it. */
    public static class Booking {
        @Future
        public LocalDate day;

        public List<@Past Instant> changes;

        @AssertTrue
        public Boolean accepted;

        @Digits(integer = 2, fraction = 0)
        public long seats;

        @Null
        public String id;

        @PastOrPresent
        public Year since;
    }

    @CopilotTool("Takes digits.")
    public String digits(
            @Digits(integer = 2, fraction = 0) int whole,
            @Digits(integer = 3, fraction = 2) BigDecimal price,
            @Digits(integer = 0, fraction = 1) double part,
            @Digits(integer = 2, fraction = 1) String text) {
        return whole + " " + price + " " + part + " " + text;
    }

    @CopilotTool("Takes booleans.")
    public String flags(@AssertTrue boolean yes, @AssertFalse Boolean no, @Null String none) {
        return yes + " " + no + " " + none;
    }

    @CopilotTool("Takes the past.")
    public String past(@Past LocalDate day, @PastOrPresent Instant at, @Past Date date, @Past Calendar calendar, @Past Year year) {
        return day + " " + at + " " + year;
    }

    @CopilotTool("Takes the future.")
    public String future(
            @Future LocalDateTime at, @FutureOrPresent OffsetDateTime from, @Future ZonedDateTime zoned, @Future YearMonth month) {
        return at + " " + month;
    }

    @CopilotTool("Takes an order.")
    public String order(Order order, int more) {
        return order.toString();
    }

    @CopilotTool("Takes a booking.")
    public String book(Booking booking, int more) {
        return booking.day + " " + booking.changes + " " + booking.accepted + " " + booking.seats + " " + booking.since;
    }

    @CopilotTool("Takes what no validator takes.")
    public String odd(@Size(min = 2) int number, @Past String text, @Future Duration length) {
        return number + text + length;
    }
}
