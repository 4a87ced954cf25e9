package p;

import com.github.copilot.tool.CopilotTool;
import java.util.List;

class Tools {
    @CopilotTool("Takes.")
    String take(Hidden.Item item, List<Hidden.Kind> kinds, Hidden hidden) {
        return item + " " + kinds;
    }
}
