import com.github.copilot.tool.CopilotTool;

public class Tools {
    @CopilotTool("Throws what another processor writes.")
    public String find() throws NotFound {
        throw new NotFound();
    }

    @CopilotTool("Throws a subclass of what another processor writes.")
    public String lose() throws Lost {
        throw new Lost();
    }

    static class Lost extends NotFound {
        private static final long serialVersionUID = 1;
    }
}
