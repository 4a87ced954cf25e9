import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.github.copilot.tool.CopilotTool;
import java.util.List;

/** The same class as a subtype. */
public class Unions {
    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind")
    @JsonSubTypes({@JsonSubTypes.Type(value = Full.class, name = "full"), @JsonSubTypes.Type(value = Empty.class, name = "empty")})
    public interface Either {}

    public static class Full extends Tools.Values implements Either {}

    public static class Empty implements Either {
        @JsonProperty(required = true)
        public boolean certain;

        @Override
        public String toString() {
            return "empty " + certain;
        }
    }

    public static class Eithers {
        public List<Either> all;
    }

    @CopilotTool("A subtype.")
    public String either(Either either) {
        return either.toString();
    }

    @CopilotTool("A subtype in a list in a class.")
    public String eithers(Eithers eithers) {
        return eithers.all.toString();
    }
}
