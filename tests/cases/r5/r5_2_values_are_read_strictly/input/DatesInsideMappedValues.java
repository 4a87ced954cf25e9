import com.fasterxml.jackson.annotation.JsonFormat;
import com.github.copilot.tool.CopilotTool;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.MonthDay;
import java.time.OffsetTime;
import java.time.YearMonth;
import java.util.List;
import java.util.Map;

public class DatesInsideMappedValues {
    public static class Plan {
        public LocalDate day;
        public LocalTime time;
        public OffsetTime offset;
        public LocalDateTime at;
        public YearMonth month;
        public MonthDay birthday;
        public Instant instant;
        public List<LocalDate> days;
        public Map<String, LocalDate> byName;

        @JsonFormat(pattern = "dd.MM.yyyy")
        public LocalDate formatted;
    }

    @CopilotTool("Plans.")
    public String plan(Plan plan) {
        return plan.day + " " + plan.days + " " + plan.formatted + " " + plan.instant;
    }
}
