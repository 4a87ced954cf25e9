import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;
import java.io.File;
import java.net.URL;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.YearMonth;
import java.time.ZoneOffset;

public class MoreTypes {
    @CopilotTool("Defaults.")
    public String show(
            @CopilotToolParam(value = "D.", defaultValue = "a/b") Path path,
            @CopilotToolParam(value = "D.", defaultValue = "x.txt") File file,
            @CopilotToolParam(value = "D.", defaultValue = "a+") java.util.regex.Pattern pattern,
            @CopilotToolParam(value = "D.", defaultValue = "java.lang.String") Class<?> type,
            @CopilotToolParam(value = "D.", defaultValue = "2024-02") YearMonth month,
            @CopilotToolParam(value = "D.", defaultValue = "10:11:12") LocalTime time,
            @CopilotToolParam(value = "D.", defaultValue = "2024-01-02T03:04:05+01:00") OffsetDateTime at,
            @CopilotToolParam(value = "D.", defaultValue = "2024-01-02T03:04:05") LocalDateTime local,
            @CopilotToolParam(value = "D.", defaultValue = "https://x.org/") URL url,
            @CopilotToolParam(value = "D.", defaultValue = "+01:00") ZoneOffset offset) {
        return "" + path + "," + file + "," + pattern + "," + type + "," + month + "," + time + "," + at + "," + local + "," + url + "," + offset;
    }
}
