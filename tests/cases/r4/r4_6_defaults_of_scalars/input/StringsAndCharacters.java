import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;
import java.util.Optional;

public class StringsAndCharacters {
    @CopilotTool("Defaults.")
    public String show(
            @CopilotToolParam(value = "D.", defaultValue = " as it \t is ") String s,
            @CopilotToolParam(value = "D.", defaultValue = "text") CharSequence cs,
            @CopilotToolParam(value = "D.", defaultValue = "x") char c,
            @CopilotToolParam(value = "D.", defaultValue = "\"") Character q,
            @CopilotToolParam(value = "D.", defaultValue = "é") char u,
            @CopilotToolParam(value = "D.", defaultValue = "010") String number,
            @CopilotToolParam(value = "D.", defaultValue = "maybe") Optional<String> o,
            @CopilotToolParam(value = "D.", defaultValue = "a\nb\\") String nl) {
        return "" + s + "," + cs + "," + c + "," + q + "," + u + "," + number + "," + o + "," + nl;
    }
}
