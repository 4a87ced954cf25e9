import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;
import kotlin.Metadata;

/** Kotlin's compiler adds the module's name to the name of an internal function. */
@Metadata
public class Tools {
    @CopilotTool("Greets.")
    public String greet$maven_kotlin(@CopilotToolParam("Whom") String name) {
        return "Hello, " + name;
    }

    @CopilotTool("Says what it costs.")
    public int priceOf$my$orders_main(@CopilotToolParam("What") String article) {
        return article.length();
    }

    @CopilotTool(value = "Named.", name = "named")
    public void any$orders_main() {}

    @CopilotTool("Public.")
    public void open() {}
}
