import com.github.copilot.tool.CopilotTool;
import java.io.InputStream;

class Tools {
    @CopilotTool("Gives the receipt.")
    InputStream receipt() {
        return InputStream.nullInputStream();
    }
}
