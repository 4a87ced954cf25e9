import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;
import com.fasterxml.jackson.annotation.JsonAnySetter;
import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonProperty;
import jakarta.validation.constraints.Max;
import java.util.Map;
import java.util.TreeMap;

public class Tools {
    static class Node {
        @JsonIgnoreProperties("x")
        public Node next;

        @JsonProperty(required = true)
        public String a;

        public int x;
    }

    static class Ranked {
        public String note;

        @JsonAnySetter
        public Map<String, @Max(9) Integer> ranks = new TreeMap<>();
    }

    @CopilotTool("Walks.")
    String walk(@CopilotToolParam("The first node") Node node) {
        return node.a + node.x;
    }

    @CopilotTool("Ranks.")
    String rank(@CopilotToolParam("The ranks") Ranked ranked) {
        return ranked.note + ranked.ranks;
    }
}
