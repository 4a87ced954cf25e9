import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;
import java.nio.file.NoSuchFileException;

class Tools {
    @CopilotTool("Reads a note.")
    String read(@CopilotToolParam("The note's name") String name) throws NoSuchFileException {
        throw new NoSuchFileException(name);
    }
}
