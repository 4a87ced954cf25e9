import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;

interface Kinds<E extends Enum<E>> {
    @CopilotTool("Pick.")
    default String pick(@CopilotToolParam(value = "The kind.", defaultValue = "RED") E kind) {
        return kind.name();
    }

    enum Color {
        RED,
        BLUE
    }

    class Colors implements Kinds<Color> {}
}
