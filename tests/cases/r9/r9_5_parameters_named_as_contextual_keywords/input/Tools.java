import com.github.copilot.tool.CopilotTool;

class Tools {
    @CopilotTool("Contextual keywords.")
    String words(String yield, String record, String var, String when, String permits, String sealed) {
        return yield + record + var + when + permits + sealed;
    }
}
