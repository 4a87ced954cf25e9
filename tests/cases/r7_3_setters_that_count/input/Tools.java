import com.fasterxml.jackson.annotation.JsonProperty;
import com.github.copilot.tool.CopilotTool;
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

    @CopilotTool("Applies.")
    public String apply(Settings settings, int more) {
        return settings.seen.toString();
    }
}
