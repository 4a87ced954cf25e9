import com.fasterxml.jackson.annotation.JsonAnySetter;
import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;
import java.util.Map;
import java.util.TreeMap;

public class OfAFlattenedRecord {
    public record Point(int x, int y) {}

    public record Search(
            @CopilotToolParam("What to look for.") String text,
            @JsonAnySetter Map<String, Integer> rest) {}

    public record Places(@CopilotToolParam("Which ones.") String text, @JsonAnySetter Map<String, Point> places) {}

    @CopilotTool("Searches.")
    public String search(Search search) {
        return search.text() + new TreeMap<>(search.rest());
    }

    @CopilotTool("Finds places.")
    public String find(Places places) {
        return places.text() + new TreeMap<>(places.places());
    }
}
