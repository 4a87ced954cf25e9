import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;
import java.io.IOException;
import java.util.List;
import java.util.Map;

/** What the schema shows as anything is passed on. */
public class PassedOn {
    /** Reads anything itself. */
    @JsonDeserialize(using = Loose.Reader.class)
    public record Loose(String json) {
        public static class Reader extends JsonDeserializer<Loose> {
            @Override
            public Loose deserialize(JsonParser parser, DeserializationContext context) throws IOException {
                return new Loose(parser.<JsonNode>readValueAsTree().toString());
            }
        }
    }

    public record Own(@CopilotToolParam(value = "Any JSON", schema = "{}") Loose loose, int strict) {
        @Override
        public String toString() {
            return loose.json + " " + strict;
        }
    }

    public static class Cover {
        public List<Own> all;
        public Map<String, Object> free;

        @Override
        public String toString() {
            return all + " " + free;
        }
    }

    @CopilotTool("Takes it in a class.")
    public String take(Cover cover) {
        return cover.toString();
    }
}
