import com.github.copilot.tool.CopilotTool;
import java.net.URI;
import java.net.URL;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.OffsetTime;
import java.time.ZonedDateTime;
import java.util.Date;
import java.util.UUID;

public class WithFormats {
    @CopilotTool("Times.")
    public String times(
            OffsetDateTime a,
            LocalDateTime b,
            Instant c,
            ZonedDateTime d,
            Date e,
            LocalDate f,
            LocalTime g,
            OffsetTime h,
            Duration i) {
        return a + " " + b + " " + c + " " + d.toInstant() + " " + e.getTime() + " " + f + " " + g + " " + h + " " + i;
    }

    @CopilotTool("Others.")
    public String others(UUID a, URI b, URL c, byte[] d) {
        return a + " " + b + " " + c + " " + d.length;
    }
}
