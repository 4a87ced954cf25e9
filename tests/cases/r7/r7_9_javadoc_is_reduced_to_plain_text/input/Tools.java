import com.github.copilot.tool.CopilotTool;

public class Tools {
    /**
     * Reads {@code a < b}, {@literal <c>}, {@link java.util.List#size() the size},
     * {@link java.util.List#add} and {@linkplain String}: <i>x</i>&nbsp;&#65;&#x42; &copy;   done.
     */
    @CopilotTool("")
    public void one() {}

    /**
     * First line
     * second line.

     * Third.
     */
    @CopilotTool("")
    public void two() {}

    /** Text.<p>More. */
    @CopilotTool("")
    public void three() {}

    /**
     * Text
     * @return nothing
     */
    @CopilotTool("")
    public String four() {
        return "";
    }
}
