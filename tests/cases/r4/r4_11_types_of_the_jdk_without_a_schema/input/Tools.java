import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;
import javax.xml.datatype.Duration;
import javax.xml.namespace.QName;

class Tools {
    @CopilotTool("Without a schema.")
    void without(StackTraceElement element, QName name, Duration duration) {}

    @CopilotTool("With one.")
    String with(@CopilotToolParam(value = "A name.", schema = "{\"type\": \"string\"}") QName name) {
        return "" + name;
    }
}
