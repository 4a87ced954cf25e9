import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.github.copilot.tool.CopilotTool;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.NotEmpty;
import jakarta.validation.constraints.NotNull;
import java.util.List;

public class WhatIsRequired {
    public static class Made {
        private final String summary;

        @JsonCreator
        public Made(
                @JsonProperty("count") int count,
                @JsonProperty("label") String label,
                @JsonProperty(value = "kind", required = true) String kind) {
            summary = count + label + kind;
        }
    }

    public static class Checked {
        @JsonProperty(required = true)
        public String declared;

        @NotNull
        public String present;

        @NotBlank
        public String worded;

        @NotEmpty
        public List<String> filled;

        public String free;
    }

    @CopilotTool("Makes.")
    public String make(Made made) {
        return made.summary;
    }

    @CopilotTool("Checks.")
    public void check(Checked checked) {}
}
