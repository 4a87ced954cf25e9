import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;

class Tools {
    static class NoSuchNote extends Exception {
        private static final long serialVersionUID = 1;

        NoSuchNote(String name) {
            super("There is no note " + name + ".");
        }
    }

    @CopilotTool("Reads a note.")
    String read(@CopilotToolParam("The note's name") String name) throws NoSuchNote {
        throw new NoSuchNote(name);
    }
}
