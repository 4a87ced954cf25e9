import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;

public class SchemaAsWritten {
    @CopilotTool("Paints.")
    public String paint(
            @CopilotToolParam(
                            value = "A colour.",
                            schema = "{\"pattern\":\"^#[0-9a-f]{6}$\",\"type\":\"string\",\"minLength\":7}")
                    String colour,
            @CopilotToolParam(
                            schema =
                                    """
                                    {
                                      "type": "object",
                                      "description": "Its own words.",
                                      "properties": {"z": {"type": ["string", "null"]}, "a": {"enum": [1, null, "x"]}},
                                      "default": {"deep": [[{"er": null}]], "quote": "\\"\\u00e9\\n"},
                                      "additionalProperties": false
                                    }
                                    """)
                    Object options,
            @CopilotToolParam(value = "Wins.", schema = "{\"description\":\"Loses.\",\"type\":\"integer\"}") int number) {
        return colour + options + number;
    }
}
