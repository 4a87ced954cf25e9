import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;
import java.net.URI;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.Period;
import java.time.ZoneId;
import java.util.Currency;
import java.util.Locale;
import java.util.UUID;

public class ReadFromStrings {
    @CopilotTool("Defaults.")
    public String show(
            @CopilotToolParam(value = "D.", defaultValue = "123e4567-e89b-12d3-a456-426614174000") UUID id,
            @CopilotToolParam(value = "D.", defaultValue = "https://example.org/a?b=c") URI uri,
            @CopilotToolParam(value = "D.", defaultValue = "2024-02-29") LocalDate day,
            @CopilotToolParam(value = "D.", defaultValue = "2024-01-02T03:04:05Z") Instant at,
            @CopilotToolParam(value = "D.", defaultValue = "PT1H30M") Duration span,
            @CopilotToolParam(value = "D.", defaultValue = "en-GB") Locale locale,
            @CopilotToolParam(value = "D.", defaultValue = "EUR") Currency currency,
            @CopilotToolParam(value = "D.", defaultValue = "Europe/Berlin") ZoneId zone,
            @CopilotToolParam(value = "D.", defaultValue = "P1Y2M") Period period) {
        return "" + id + "," + uri + "," + day + "," + at + "," + span + "," + locale + "," + currency + "," + zone + "," + period;
    }
}
