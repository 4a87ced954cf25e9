import com.fasterxml.jackson.annotation.JsonAlias;
import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.github.copilot.tool.CopilotTool;

public class ReadByJackson {
    @JsonIgnoreProperties(ignoreUnknown = true)
    public record Query(@JsonProperty("q") String text, @JsonAlias("max") int limit) {}

    @CopilotTool("Searches.")
    public String search(Query query) {
        return query.toString();
    }
}
