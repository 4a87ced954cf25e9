import com.fasterxml.jackson.databind.JsonNode;
import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;

public class Tools {
    @CopilotTool("In one schema.")
    public void one(
            @CopilotToolParam(value = "A.", schema = "{\"items\":{\"$id\":\"urn:a\"},\"not\":{\"$id\":\"urn:a#\"}}") JsonNode a) {}

    @CopilotTool("Beside definitions.")
    public void four(
            @CopilotToolParam(value = "A.", schema = "{\"$id\":\"urn:a\",\"items\":{\"$ref\":\"#\"}}") JsonNode a) {}

    @CopilotTool("Dynamic.")
    public void five(
            @CopilotToolParam(value = "A.", schema = "{\"items\":{\"$dynamicRef\":\"#node\"}}") JsonNode a,
            @CopilotToolParam(value = "B.", schema = "{\"$dynamicRef\":\"#/$defs/A\",\"$defs\":{\"A\":{}}}") JsonNode b,
            @CopilotToolParam(value = "C.", schema = "{\"items\":{\"$recursiveRef\":\"#\"}}") JsonNode c,
            @CopilotToolParam(value = "D.", schema = "{\"$dynamicAnchor\":\"node\"}") JsonNode d,
            @CopilotToolParam(value = "E.", schema = "{\"$anchor\":\"node\"}") JsonNode e,
            @CopilotToolParam(value = "F.", schema = "{\"$ref\":\"#\"}") JsonNode f) {}

    @CopilotTool("Escaped.")
    public void escaped(
            @CopilotToolParam(value = "A.", schema = "{\"$ref\":\"#/$defs/a~1b\",\"$defs\":{\"a/b\":{\"type\":\"integer\"}}}") Object a) {}

    @CopilotTool("Anchor.")
    public void anchor(@CopilotToolParam(value = "A.", schema = "{\"$ref\":\"#here\"}") Object a) {}
}
