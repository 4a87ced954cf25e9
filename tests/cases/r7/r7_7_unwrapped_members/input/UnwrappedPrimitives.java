import com.fasterxml.jackson.annotation.JsonUnwrapped;
import com.github.copilot.tool.CopilotTool;

public class UnwrappedPrimitives {
    public static class Size {
        public int width;
        public int height = 5;
    }

    /** Jackson sets the properties of a class if they come: they can be missing, although they are primitive. */
    public record Box(String name, int count, @JsonUnwrapped(prefix = "box_") Size size) {}

    @CopilotTool("Packs.")
    public String pack(Box box) {
        return box.name() + " " + box.count() + " " + box.size().width + "x" + box.size().height;
    }
}
