import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;
import java.util.List;

/** A base class with the tools of all stores. */
abstract class Keeper<T> {
    /** Ignored if it is in another file. */
    @CopilotTool("Stores one.")
    public int store(@CopilotToolParam("What to store") T item, boolean first) {
        return first ? 1 : 2;
    }

    @CopilotTool("Stores all.")
    public void storeAll(List<T> items, @CopilotToolParam("How often") int times) {}
}
