import com.fasterxml.jackson.annotation.JsonAlias;
import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;

public class NameOfAnotherConstant {
    public enum Size {
        @JsonAlias({"L", "S"})
        S,
        @JsonAlias("XL")
        L
    }

    /** Jackson reads it. */
    public static class Box {
        public Size size;
    }

    @CopilotTool("Reads a size.")
    public String read(@CopilotToolParam("The size") Size size, @CopilotToolParam("The box") Box box) {
        return size.name() + " " + box.size.name();
    }
}
