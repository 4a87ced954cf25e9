import org.springframework.ai.tool.annotation.Tool;
import org.springframework.ai.tool.annotation.ToolParam;

class OrderTools {
    @Tool
    String find(String text, @ToolParam(required = false) String note) {
        return text + note;
    }
}
