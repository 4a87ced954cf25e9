import com.github.copilot.tool.CopilotTool;
import java.util.logging.Handler;
import javax.xml.namespace.QName;

public class Refused {
    @CopilotTool("Takes what the mapper reads.")
    public void count(QName value) {}

    @CopilotTool("Takes what cannot be read.")
    public void handle(Handler value) {}
}
