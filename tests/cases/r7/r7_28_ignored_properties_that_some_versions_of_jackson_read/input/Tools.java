import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;

public class Tools {
    record Named(@JsonProperty("bar") String bar, int n) {
        @JsonIgnore
        public Object getBar() {
            return 1;
        }
    }

    record Flag(boolean active, String name) {
        @JsonIgnore
        public boolean isActive() {
            return active;
        }
    }

    record Both(@JsonIgnore @JsonProperty("bar") String bar, int n) {}

    public static class Setter {
        private String bar;

        @JsonProperty("bar")
        public String getBar() {
            return bar;
        }

        @JsonIgnore
        public void setBar(String bar) {
            this.bar = bar;
        }
    }

    // All versions ignore or read these.
    record Component(@JsonIgnore String bar, int n) {}

    record ComponentAndGetter(@JsonIgnore String bar, int n) {
        @JsonIgnore
        public String getBar() {
            return bar;
        }
    }

    record AccessorIgnored(String bar, int n) {
        @JsonIgnore
        public String bar() {
            return bar;
        }
    }

    record OtherGetter(String bar, int n) {
        @JsonIgnore
        public String getBaz() {
            return bar;
        }
    }

    @CopilotTool("Reads what depends on the version.")
    public String read(
            @CopilotToolParam("a") Named named,
            @CopilotToolParam("b") Flag flag,
            @CopilotToolParam("c") Both both,
            @CopilotToolParam("c") Setter setter,
            @CopilotToolParam("d") @SuppressWarnings("copilot-jackson-version") Both silenced) {
        return named + " " + flag + " " + both + " " + silenced + " " + (setter == null);
    }

    @CopilotTool("Reads what does not.")
    public String same(
            @CopilotToolParam("a") Component component,
            @CopilotToolParam("b") ComponentAndGetter getter,
            @CopilotToolParam("c") AccessorIgnored accessor,
            @CopilotToolParam("d") OtherGetter other) {
        return component + " " + getter + " " + accessor + " " + other;
    }
}
