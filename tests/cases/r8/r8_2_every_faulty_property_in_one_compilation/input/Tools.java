import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;

public class Tools {
    public static class Faulty {
        @JsonTypeInfo(use = JsonTypeInfo.Id.CLASS)
        public Object one;

        @JsonTypeInfo(use = JsonTypeInfo.Id.NAME)
        public Object two;

        @JsonFormat(shape = JsonFormat.Shape.ARRAY)
        public Point three;

        public Thread four;
    }

    public record Point(int x, int y) {}

    public record Flat(
            @CopilotToolParam("One.") @JsonTypeInfo(use = JsonTypeInfo.Id.CLASS) Object one,
            @CopilotToolParam("Two.") Thread two) {}

    @CopilotTool("A class.")
    public String take(Faulty faulty) {
        return "";
    }

    @CopilotTool("A flattened record.")
    public String flat(Flat flat) {
        return "";
    }
}
