import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;
import jakarta.validation.constraints.Size;
import java.util.List;

public class Bytes {
    public record Held(@Size(min = 4) byte[] bytes, int n) {}

    @CopilotTool("Defaults.")
    public void show(
            @CopilotToolParam(value = "D.", defaultValue = "QUJD") @Size(min = 4) byte[] p0,
            @CopilotToolParam(value = "D.", defaultValue = "{\"bytes\":\"QUJD\",\"n\":1}") Held p1,
            @CopilotToolParam(value = "D.", defaultValue = "[{\"bytes\":\"QUJD\",\"n\":1}]") List<Held> p2) {}
}
