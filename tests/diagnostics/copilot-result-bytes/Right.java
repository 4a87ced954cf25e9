import com.github.copilot.rpc.ToolBinaryResult;
import com.github.copilot.tool.CopilotTool;
import java.util.Base64;

class Tools {
    @CopilotTool("Draws the sales of this month.")
    ToolBinaryResult chart() {
        byte[] png = {(byte) 0x89, 'P', 'N', 'G'};
        return new ToolBinaryResult(Base64.getEncoder().encodeToString(png), "image/png", "image", "Sales of this month");
    }
}
