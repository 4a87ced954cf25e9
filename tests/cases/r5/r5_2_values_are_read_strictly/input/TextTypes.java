import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;
import com.fasterxml.jackson.annotation.JsonCreator;
import java.net.URI;
import java.time.LocalDate;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

public class TextTypes {
    static final class Code {
        final String text;

        private Code(String text) {
            this.text = text;
        }

        @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
        static Code of(String text) {
            return new Code(text);
        }
    }

    @CopilotTool("Plans.")
    String plan(@CopilotToolParam("The day") LocalDate day, @CopilotToolParam("The place") Optional<URI> place) {
        return day + " " + place;
    }

    @CopilotTool("Speaks.")
    String speak(@CopilotToolParam("The languages") List<Locale> languages) {
        return languages.toString();
    }

    @CopilotTool("Looks up.")
    String look(@CopilotToolParam("The code") Code code) {
        return code.text;
    }
}
