package p;

import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;
import java.util.List;

public class Tools {
    public class Inner {
        public int number;
    }

    public static class Nested {
        public List<Inner> inners;
    }

    @CopilotTool("Takes one.")
    public void take(Inner inner, int number) {}

    @CopilotTool("Takes one deep inside.")
    public void takeNested(Nested nested, int number) {}

    @CopilotTool("Takes one by a schema.")
    public void takeAny(@CopilotToolParam(value = "Anything.", schema = "{\"type\": \"null\"}") Inner inner, int number) {}
}
