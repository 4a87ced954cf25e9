import com.fasterxml.jackson.databind.JsonNode;
import com.github.copilot.tool.CopilotTool;
import java.util.List;

public class MappedClasses {
    public enum Mode {
        FAST
    }

    public static class Settings {
        public int count;
        public long big;
        public Mode mode;
        public Object any;
        public JsonNode node;
        public List<Integer> numbers;
    }

    @CopilotTool("Shows.")
    public String show(Settings settings) {
        return settings.count + "," + settings.big + "," + settings.mode + "," + settings.any + "," + settings.node + ","
                + settings.numbers;
    }
}
