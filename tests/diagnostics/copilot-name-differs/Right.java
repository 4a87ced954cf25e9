// javac -Acopilot.tool.naming=heck
import com.github.copilot.tool.CopilotTool;

class Tools {
    @CopilotTool("Gives the shop's address.")
    String getURL() {
        return "shop.example";
    }
}
