import com.fasterxml.jackson.annotation.JsonFormat;
import com.github.copilot.tool.CopilotTool;
import java.time.Period;
import java.util.GregorianCalendar;

public class Tools {
    /** A calendar's deserializer takes the format, a period's does not. */
    public static class Plan {
        @JsonFormat(shape = JsonFormat.Shape.NUMBER_INT)
        public GregorianCalendar start;

        @JsonFormat(shape = JsonFormat.Shape.NUMBER_INT)
        public Period length;
    }

    @CopilotTool("Plans.")
    public String plan(Plan value) {
        return value.start.getTimeInMillis() + " " + value.length;
    }
}
