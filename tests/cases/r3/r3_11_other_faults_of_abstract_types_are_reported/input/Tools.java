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

    @CopilotTool("Of a record that has the variable, and an error of its own.")
    public String both(Bag<K> bag) {
        return "";
    }

    @CopilotTool("Of the variable in a record, and in none.")
    public String twice(Two<K> two, int more) {
        return "";
    }

    record Bag<A>(A item, InputStream stream) {}

    record Two<A>(A first, Comparable<String> second) {}
}
