import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;
import java.util.List;

public class Tools {
    @CopilotTool(value = "Object.", name = "put_object")
    public String put(Object any) {
        return "object";
    }

    @CopilotTool(value = "String.", name = "put_string")
    public String put(String text) {
        return "string";
    }

    @CopilotTool(value = "Boxed.", name = "put_boxed")
    public String put(@CopilotToolParam(value = "N.", required = false) Integer number) {
        return "boxed " + number;
    }

    @CopilotTool(value = "Long.", name = "put_long")
    public String put(long number) {
        return "long";
    }

    @CopilotTool(value = "Double.", name = "put_double")
    public String put(double number) {
        return "double";
    }

    @CopilotTool(value = "Words.", name = "put_words")
    public String put(String... words) {
        return "words " + words.length;
    }

    @CopilotTool(value = "List.", name = "put_list")
    public String put(List<String> words) {
        return "list";
    }
}
