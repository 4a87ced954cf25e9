import com.github.copilot.tool.CopilotTool;
import java.util.List;

public abstract class Store<K, V> {
    @CopilotTool("Puts.")
    public String put(K key, V value, List<V> more) {
        return key + "=" + value + more;
    }
}
