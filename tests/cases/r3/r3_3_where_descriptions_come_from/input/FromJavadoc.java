import com.github.copilot.tool.CopilotTool;

public class FromJavadoc {
    /**
     * Finds a <b>user</b> by {@code name}
     * or {@link String mail address}.
     *
     * <p>Second paragraph, which does not count.
     *
     * @param name whom
     */
    @CopilotTool("")
    public void find(String name) {}

    /** Javadoc loses to the annotation. */
    @CopilotTool("Wins.")
    public void wins() {}

    /** Lists &lt;all&gt; &amp; more.<p>Not this. */
    @CopilotTool("  ")
    public void listAll() {}
}
