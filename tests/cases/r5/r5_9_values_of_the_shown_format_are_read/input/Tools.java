import com.fasterxml.jackson.annotation.JsonFormat;
import com.github.copilot.tool.CopilotTool;
import java.net.URL;
import java.time.Duration;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.Period;
import java.util.Calendar;
import java.util.Date;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

public class Tools {
    /** The mapper reads it, and what is in it. */
    public static class Plan {
        public LocalTime opens;
        public List<LocalTime> breaks;
        public Map<String, LocalDateTime> days;
        public Duration length;
        public Date made;
        public Calendar[] changed;

        @JsonFormat(pattern = "HH.mm")
        public LocalTime closes;

        public Pattern name;

        @Override
        public String toString() {
            return opens + " " + breaks + " " + days + " " + length + " " + (made == null ? null : made.toInstant()) + " "
                    + (changed == null ? null : changed[0].toInstant()) + " " + closes + " " + name;
        }
    }

    public record Slot(LocalTime from, Duration length) {}

    @CopilotTool("Reads a time.")
    public String time(LocalTime value) {
        return value.toString();
    }

    @CopilotTool("Reads a date and time.")
    public String moment(LocalDateTime value) {
        return value.toString();
    }

    @CopilotTool("Reads a duration.")
    public String duration(Duration value) {
        return value.toString();
    }

    @CopilotTool("Reads a period.")
    public String period(Period value) {
        return value.toString();
    }

    @CopilotTool("Reads a URL.")
    public String url(URL value) {
        return value.toString();
    }

    @CopilotTool("Reads a date.")
    public String date(Date value) {
        return value.toInstant().toString();
    }

    @CopilotTool("Reads a calendar.")
    public String calendar(Calendar value) {
        return value.toInstant().toString();
    }

    @CopilotTool("Reads an expression.")
    public String expression(Pattern value) {
        return String.valueOf(value.pattern().length());
    }

    @CopilotTool("Reads a plan.")
    public String plan(Plan value, int more) {
        return value.toString();
    }

    @CopilotTool("Reads slots.")
    public String slots(List<Slot> value, Map<String, List<LocalTime>> times) {
        return value + " " + times;
    }
}
