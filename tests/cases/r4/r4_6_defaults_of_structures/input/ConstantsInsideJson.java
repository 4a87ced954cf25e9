import com.fasterxml.jackson.annotation.JsonProperty;
import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;
import java.util.List;
import java.util.Map;

public class ConstantsInsideJson {
    public enum Color {
        @JsonProperty("red")
        RED,
        @JsonProperty("GREEN_")
        GREEN,
        BLUE
    }

    public record Pen(Color color, int width) {}

    @CopilotTool("Colors.")
    public String colors(
            @CopilotToolParam(value = "Some.", defaultValue = "[\"RED\", \"red\", \"GREEN\", \"BLUE\"]") List<Color> list,
            @CopilotToolParam(value = "By name.", defaultValue = "{\"RED\": [\"GREEN_\"], \"BLUE\": [\"GREEN\"]}")
                    Map<Color, Color[]> map,
            @CopilotToolParam(value = "A pen.", defaultValue = "{\"color\": \"RED\", \"width\": 2}") Pen pen) {
        StringBuilder said = new StringBuilder().append(list).append(pen);
        map.forEach((color, others) -> said.append(color).append(List.of(others)));
        return said.toString();
    }
}
