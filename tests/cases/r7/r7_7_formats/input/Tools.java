import com.fasterxml.jackson.annotation.JsonFormat;
import com.github.copilot.tool.CopilotTool;
import java.time.Instant;
import java.time.LocalDate;

public class Tools {
    public static class Shaped {
        @JsonFormat(shape = JsonFormat.Shape.STRING)
        public int text;

        @JsonFormat(pattern = "dd.MM.yyyy")
        public LocalDate day;

        @JsonFormat(shape = JsonFormat.Shape.NUMBER)
        public Instant at;
    }

    @CopilotTool("Shows.")
    public String show(Shaped shaped, int more) {
        return shaped.text + " " + shaped.day + " " + shaped.at;
    }
}
