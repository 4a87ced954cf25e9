import com.github.copilot.tool.CopilotTool;
import java.util.stream.Stream;

class Tools {
    @CopilotTool("Lists the customers.")
    Stream<String> customers() {
        return Stream.of("Ada", "Grace");
    }
}
