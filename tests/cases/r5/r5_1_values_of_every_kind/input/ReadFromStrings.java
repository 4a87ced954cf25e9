import com.github.copilot.tool.CopilotTool;
import java.net.URI;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Locale;
import java.util.UUID;

public class ReadFromStrings {
    @CopilotTool("Shows.")
    public String show(UUID id, URI uri, LocalDate day, Instant at, Duration span, Locale locale, List<LocalDate> days) {
        return id + " " + uri + " " + day + " " + at + " " + span + " " + locale + " " + days;
    }
}
