import com.fasterxml.jackson.annotation.JsonProperty;
import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;
import jakarta.validation.constraints.Size;
import java.util.List;

class Tools {
    record Change(@JsonProperty(Names.FIRST) String name, @JsonProperty(Names.AGE) Integer years) {}

    @CopilotTool(value = Names.DESCRIPTION, name = Names.TOOL)
    String find(@CopilotToolParam(value = Names.DESCRIPTION, name = Names.FIRST) String name) {
        return name;
    }

    @CopilotTool("Constraints.")
    String limit(@Size(max = Later.MAX) String text, List<@Size(max = Later.MAX) String> texts) {
        return text + texts;
    }

    @CopilotTool("Defaults.")
    String count(@CopilotToolParam(value = "How many.", defaultValue = Names.COUNT) int count) {
        return "" + count;
    }

    @CopilotTool("Records.")
    String change(Change change) {
        return "" + change;
    }
}
