import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;

public class Tools {
    @CopilotTool("Joins.")
    public String join(
            @CopilotToolParam(value = "Dashed.", name = "a-b") String dashed,
            @CopilotToolParam(value = "Spaced.", name = "a b") String spaced,
            @CopilotToolParam(value = "Quoted.", name = "\"q\" \\ \n") String quoted,
            @CopilotToolParam(value = "Digit first.", name = "1st") String first,
            @CopilotToolParam(value = "Emoji.", name = "😀") String emoji,
            String größe) {
        return dashed + spaced + quoted + first + emoji + größe;
    }

    @CopilotTool("Long.")
    public String longs(
            @CopilotToolParam(value = "64.", name = "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa") String sixtyFour,
            @CopilotToolParam(value = "65.", name = "bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb") String sixtyFive) {
        return sixtyFour + sixtyFive;
    }
}
