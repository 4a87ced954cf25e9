import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonSetter;
import com.github.copilot.tool.CopilotTool;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;

public class Tools {
    public static class Settings {
        private final List<String> seen = new ArrayList<>();

        public Settings setFluent(String value) {
            seen.add("fluent " + value);
            return this;
        }

        public static void setStatic(String value) {}

        public void setTwo(String a, String b) {}

        public void set(String value) {}

        void setHidden(String value) {}

        public void setURL(String value) {
            seen.add("url " + value);
        }

        public boolean isActive() {
            return true;
        }

        public void setActive(boolean value) {
            seen.add("active " + value);
        }

        public void setaName(String value) {}

        @JsonProperty
        void setForced(String value) {
            seen.add("forced " + value);
        }
    }

    /** Of several setters, the annotated one is used. */
    public static class Event {
        LocalDate day;

        public void setDay(String value) {}

        @JsonSetter
        public void setDay(LocalDate value) {
            day = value;
        }
    }

    @CopilotTool("Plans.")
    public String plan(Event event, int more) {
        return event.day.plusDays(more).toString();
    }

    @CopilotTool("Applies.")
    public String apply(Settings settings, int more) {
        return settings.seen.toString();
    }
}
