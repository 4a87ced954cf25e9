import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.databind.EnumNamingStrategy;
import com.fasterxml.jackson.databind.annotation.EnumNaming;
import com.github.copilot.tool.CopilotTool;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.util.Date;
import java.util.List;

public class Tools {
    public record Open(@JsonFormat(pattern = "dd 'of MM") LocalDate day) {}

    public record Letters(@JsonFormat(pattern = "yyyy-MM-ddTHH:mm") Date made) {}

    public record DateOnly(@JsonFormat(pattern = "yyyy-MM-dd") LocalDateTime at) {}

    public record NoOffset(@JsonFormat(pattern = "yyyy-MM-dd HH:mm") List<Instant> at) {}

    @CopilotTool("Takes.")
    public String dateOnly(DateOnly value, int more) {
        return "" + value;
    }

    @CopilotTool("Takes.")
    public String noOffset(NoOffset value, int more) {
        return "" + value;
    }

    @CopilotTool("Takes.")
    public String open(Open value, int more) {
        return "" + value;
    }

    @CopilotTool("Takes.")
    public String letters(Letters value, int more) {
        return "" + value;
    }

    public static class Shout implements EnumNamingStrategy {
        @Override
        public String convertEnumToExternalName(String name) {
            return name + "!";
        }
    }

    @EnumNaming(Shout.class)
    public enum Level {
        LOW,
        HIGH
    }

    @CopilotTool("Sets.")
    public String set(Level level) {
        return level.name();
    }
}
