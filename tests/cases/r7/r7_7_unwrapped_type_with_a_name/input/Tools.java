import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonTypeName;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import com.github.copilot.tool.CopilotTool;

public class Tools {
    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind")
    @JsonTypeName("size")
    public static class Size {
        public int width;
    }

    public static class Box {
        public String name;

        @JsonUnwrapped(prefix = "box_")
        public Size size;
    }

    @CopilotTool("Packs. Jackson adds no prefix to the properties of a type with a name.")
    public String pack(Box box, int more) {
        return box.name + box.size.width + more;
    }
}
