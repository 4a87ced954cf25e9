import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;
import java.io.InputStream;

class Tools {
    @CopilotTool("Stores a receipt.")
    void store(@CopilotToolParam("The receipt") InputStream receipt) {}
}
