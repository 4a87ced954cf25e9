import com.fasterxml.jackson.databind.JsonNode;
import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;
import java.time.Year;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;

public class Structures {
    public record Point(int x, int y) {}

    @CopilotTool("Defaults.")
    public String show(
            @CopilotToolParam(value = "D.", defaultValue = "[1, 2]") int[] array,
            @CopilotToolParam(value = "D.", defaultValue = "[\"a\",\"b\"]") List<String> list,
            @CopilotToolParam(value = "D.", defaultValue = "{\"z\":1,\"a\":2}") Map<String, Integer> map,
            @CopilotToolParam(value = "D.", defaultValue = "{\"x\":3,\"y\":4}") Point point,
            @CopilotToolParam(value = "D.", defaultValue = "{\"k\":[true,null]}") Object anything,
            @CopilotToolParam(value = "D.", defaultValue = "\"text\"") JsonNode node,
            @CopilotToolParam(value = "D.", defaultValue = "2024") Year year,
            @CopilotToolParam(value = "D.", defaultValue = "[]") Set<Integer> none) {
        return Arrays.toString(array) + list + map + point + anything + node + year + none;
    }
}
