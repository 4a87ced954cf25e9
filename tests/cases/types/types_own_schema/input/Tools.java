import com.fasterxml.jackson.databind.JsonNode;
import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;
import java.util.List;

public class Tools {
    @CopilotTool("More than the type says.")
    public String label(
            @CopilotToolParam(
                            value = "Up to two labels",
                            schema = "{\"items\": {\"enum\": [\"new\", \"sale\"]}, \"maxItems\": 2}")
                    List<String> value) {
        return value.toString();
    }

    @CopilotTool("Anything, with a schema.")
    public String price(
            @CopilotToolParam(schema = "{\"type\": [\"number\", \"null\"], \"description\": \"In euros\"}")
                    JsonNode value) {
        return value.toString();
    }

    @CopilotTool("Definitions move to the tool's root.")
    public String tree(
            @CopilotToolParam(
                            value = "A tree",
                            schema =
                                    """
                                {"$ref": "#/$defs/Node",
                                 "$defs": {"Node": {"additionalProperties": {"$ref": "#/$defs/Node"}}}}""")
                    Object tree) {
        return tree.toString();
    }

    record Choice(@CopilotToolParam(value = "Which", schema = "{\"enum\": [\"a\", \"b\"]}") String letter) {}

    @CopilotTool("On a record's component.")
    public String pick(List<Choice> value) {
        return value.toString();
    }
}
