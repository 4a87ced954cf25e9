import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import com.github.copilot.tool.CopilotTool;
import java.time.Duration;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.util.Date;
import java.util.List;
import java.util.Map;

public class Tools {
    public record Visit(
            @JsonFormat(pattern = "dd.MM.yyyy") LocalDate day,
            @JsonFormat(pattern = "HH'h'mm") LocalTime at,
            @JsonPropertyDescription("The month.") @JsonFormat(pattern = "d. MMMM uuuu", locale = "de") LocalDate month,
            @JsonFormat(pattern = "yyyy-MM-dd HH:mm", timezone = "UTC") Date made,
            @JsonFormat(pattern = "HH:mm") List<LocalTime> breaks,
            @JsonFormat(pattern = "SECONDS") Duration length,
            Map<String, LocalTime> others) {}

    @CopilotTool("Visits.")
    public String visit(Visit visit) {
        return all(visit);
    }

    @CopilotTool("Visits again.")
    public String again(Visit visit, int more) {
        return all(visit);
    }

    private static String all(Visit visit) {
        return visit.day() + " " + visit.at() + " " + visit.month() + " " + visit.made().toInstant() + " " + visit.breaks()
                + " " + visit.length() + " " + visit.others();
    }
}
