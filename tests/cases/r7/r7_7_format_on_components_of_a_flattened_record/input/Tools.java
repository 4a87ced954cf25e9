import com.fasterxml.jackson.annotation.JsonFormat;
import com.github.copilot.tool.CopilotTool;
import java.math.BigDecimal;
import java.time.LocalDate;

public class Tools {
    public record Booking(
            @JsonFormat(shape = JsonFormat.Shape.STRING) BigDecimal price, @JsonFormat(pattern = "dd.MM.yyyy") LocalDate day) {}

    @CopilotTool("Books.")
    public String book(Booking booking) {
        return booking.price() + " on " + booking.day();
    }
}
