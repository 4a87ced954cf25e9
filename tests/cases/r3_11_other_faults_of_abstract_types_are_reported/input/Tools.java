import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;
import java.io.InputStream;

abstract class Tools<K extends Comparable<K>> {
    @CopilotTool("Of the variable alone.")
    public String fine(K key) {
        return "";
    }

    @CopilotTool("Of the type around it.")
    public String pair(Pair<K, InputStream> pair) {
        return "";
    }

    @CopilotTool("A default of another type.")
    public String other(@CopilotToolParam(value = "Number.", defaultValue = "x") int number, K key) {
        return "";
    }

    @CopilotTool("Of a method's own variable.")
    public <M extends Comparable<M>> String own(M key) {
        return "";
    }

    record Pair<A, B>(A left, B right) {}
}
