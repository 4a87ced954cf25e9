import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;

public class DefinitionsMoveToTheRoot {
    @CopilotTool("Draws.")
    public void draw(
            @CopilotToolParam(
                            value = "A tree.",
                            schema =
                                    """
                                    {
                                      "$ref": "#/$defs/Node",
                                      "$defs": {
                                        "Node": {
                                          "type": "object",
                                          "properties": {"children": {"type": "array", "items": {"$ref": "#/$defs/Node"}}}
                                        }
                                      }
                                    }
                                    """)
                    Object tree) {}
}
