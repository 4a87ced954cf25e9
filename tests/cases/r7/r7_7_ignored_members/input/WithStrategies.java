import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.databind.PropertyNamingStrategies;
import com.fasterxml.jackson.databind.annotation.JsonNaming;
import com.github.copilot.tool.CopilotTool;

public class WithStrategies {
    /** Jackson sets the field under the name that it has: neither the getter's nor the strategy's counts. */
    @JsonNaming(PropertyNamingStrategies.UpperCamelCaseStrategy.class)
    public static class Named {
        private String word;

        @JsonProperty("renamed")
        public String getWord() {
            return word;
        }

        @JsonIgnore
        public void setWord(String word) {
            this.word = "by setter " + word;
        }
    }

    /** A strategy counts where no member has a name of its own. */
    @JsonNaming(PropertyNamingStrategies.UpperCamelCaseStrategy.class)
    public static class Unnamed {
        private String word;

        @JsonProperty
        public String getWord() {
            return word;
        }

        @JsonIgnore
        public void setWord(String word) {
            this.word = "by setter " + word;
        }
    }

    @CopilotTool("Takes both.")
    public String take(Named named, Unnamed unnamed) {
        return named.word + " " + unnamed.word;
    }
}
