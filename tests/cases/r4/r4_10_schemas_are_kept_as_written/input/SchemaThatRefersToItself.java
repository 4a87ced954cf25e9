import com.fasterxml.jackson.databind.JsonNode;
import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;
import java.util.List;

public class SchemaThatRefersToItself {
    record Part(
            @CopilotToolParam(
                            value = "Its tree.",
                            schema = "{\"$schema\":\"https://json-schema.org/draft/2020-12/schema\",\"description\":\"Any tree.\",\"type\":\"array\",\"items\":{\"$ref\":\"#\"}}")
                    JsonNode tree) {}

    @CopilotTool("As generators of schemas write it.")
    public String one(
            @CopilotToolParam(
                            schema =
                                    """
                                    {
                                      "$schema": "https://json-schema.org/draft/2020-12/schema",
                                      "description": "A tree.",
                                      "type": "object",
                                      "properties": {
                                        "$schema": {"type": "string"},
                                        "left": {"$ref": "#"},
                                        "right": {"$ref": ""},
                                        "leaf": {"$ref": "#/$defs/tree"}
                                      },
                                      "$defs": {"tree": {"anyOf": [{"$ref": "#"}, {"type": "null"}]}},
                                      "default": {"$schema": "kept", "$ref": "#"}
                                    }""")
                    JsonNode tree,
            List<Part> parts) {
        return tree.toString() + parts;
    }

    @CopilotTool("Its own description is the argument's.")
    public String two(@CopilotToolParam(value = "Two.", schema = "{\"items\":{\"$ref\":\"#\"}}") JsonNode tree, Part part) {
        return tree.toString() + part;
    }
}
