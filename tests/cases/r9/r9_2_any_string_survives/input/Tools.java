import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;

public class Tools {
    @CopilotTool("Quotes \" and ' and \\ and \\u0022 and \u005c\u0022, tab \t, newline \n, return \r, null \0, bell \7, é, 😀, \uD83D\uDE00, </script>, %s, ${x}, /* */ //, line \u2028 separator.")
    public String all(
            @CopilotToolParam(value = "Ends with a backslash \\", defaultValue = "\"\\\n\t\0é😀\\u0041 */ //") String text) {
        return text;
    }

    @CopilotTool(
            value =
                    """
                    A text
                      block "quoted" \"""
                    """,
            name = "block",
            metadata = @CopilotTool.MetadataEntry(key = "\"k\\", value = @CopilotTool.MetadataValue(str = "\\u0000\n😀")))
    public void block() {}
}
