import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import com.fasterxml.jackson.databind.annotation.JsonPOJOBuilder;
import com.github.copilot.tool.CopilotTool;

public class ItsOwnBuilder {
    /** Without a method that builds, Jackson makes the builder. */
    @JsonDeserialize(builder = Draft.class)
    public static class Letter {
        String text;
    }

    @JsonPOJOBuilder(buildMethodName = "")
    public static class Draft extends Letter {
        public Draft withText(String text) {
            this.text = text;
            return this;
        }
    }

    @CopilotTool("Sends.")
    public String send(Letter letter, int copies) {
        return letter.text + copies;
    }
}
