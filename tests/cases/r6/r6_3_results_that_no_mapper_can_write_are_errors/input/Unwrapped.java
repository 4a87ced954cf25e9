import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonTypeName;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import com.github.copilot.tool.CopilotTool;

public class Unwrapped {
    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME)
    @JsonTypeName("size")
    public record Size(int width) {}

    public record Box(@JsonUnwrapped Size size) {}

    @CopilotTool("A name that has no place.")
    public Box box() {
        return new Box(new Size(1));
    }

    public record Lid(int width) {}

    public record Crate(@JsonUnwrapped @JsonTypeInfo(use = JsonTypeInfo.Id.NAME) Lid lid) {}

    @CopilotTool("The same, of a property.")
    public Crate crate() {
        return new Crate(new Lid(1));
    }
}
