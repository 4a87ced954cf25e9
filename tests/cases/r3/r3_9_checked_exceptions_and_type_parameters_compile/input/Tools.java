import com.github.copilot.tool.CopilotTool;
import java.io.IOException;
import java.util.List;

public class Tools {
    @CopilotTool("Reads.")
    public String read(String path) throws IOException, InterruptedException {
        if (path.isEmpty()) {
            throw new IOException("no path");
        }
        return path;
    }

    @CopilotTool("Sorts.")
    public <T extends Comparable<T>, E extends Exception> String sort(List<String> words) throws E {
        return String.join(" ", words.stream().sorted().toList());
    }

    @CopilotTool("Bounded.")
    public <N extends Number, S extends CharSequence> String bounded(N number, S text) {
        return number.intValue() + ":" + text;
    }
}
