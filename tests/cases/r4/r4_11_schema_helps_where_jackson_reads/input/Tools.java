import com.fasterxml.jackson.annotation.JsonFormat;
import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;
import java.nio.ByteBuffer;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;

public class Tools {
    @JsonFormat(shape = JsonFormat.Shape.ARRAY)
    public static class Point {
        public int x;
        public int y;
    }

    @CopilotTool("Types that the table does not have, and that the mapper reads.")
    public String read(
            @CopilotToolParam(value = "a", schema = "{\"type\": \"integer\"}") AtomicInteger a,
            @CopilotToolParam(value = "b", schema = "{\"type\": \"object\"}") Map.Entry<String, String> b,
            @CopilotToolParam(value = "c", schema = "{\"type\": \"string\"}") ByteBuffer c,
            @CopilotToolParam(value = "d", schema = "{\"type\": \"array\"}") Point d) {
        return a + " " + b + " " + c.get(0) + " " + d.x + d.y;
    }
}
