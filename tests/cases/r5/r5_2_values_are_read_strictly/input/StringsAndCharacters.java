import com.github.copilot.tool.CopilotTool;

public class StringsAndCharacters {
    @CopilotTool("Takes texts.")
    public String texts(String s, CharSequence cs, char c, Character boxed) {
        return s + "," + cs + "," + c + "," + boxed;
    }
}
