import com.fasterxml.jackson.annotation.JsonAlias;
import com.fasterxml.jackson.annotation.JsonAnySetter;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.github.copilot.tool.CopilotTool;
import jakarta.validation.constraints.Max;
import java.util.Map;

public class Tools {
    static class Item {
        @JsonProperty(required = true)
        public String name;

        @Max(9)
        public int count;

        @Override
        public String toString() {
            return name + "*" + count;
        }
    }

    record Items(@JsonAlias("title") String label, @JsonAnySetter Map<String, Item> others) {}

    @CopilotTool("Takes items by any name.")
    String take(Items items) {
        return items.toString();
    }
}
