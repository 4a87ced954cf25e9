import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;
import java.util.List;

/** What every store does. */
abstract class Keeper<T> {
    /** Ignored in other files. */
    @CopilotTool("Stores one.")
    public int store(@CopilotToolParam("What to store") T item, boolean first) {
        return first ? 1 : 2;
    }

    @CopilotTool("Stores all.")
    public void storeAll(List<T> items, @CopilotToolParam("How often") int times) {}
}
