import com.github.copilot.tool.CopilotTool;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.logging.Handler;

public class Refused {
    @CopilotTool("Takes what the mapper reads.")
    public void count(AtomicInteger value) {}

    @CopilotTool("Takes what cannot be read.")
    public void handle(Handler value) {}
}
