import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;
import java.io.InputStream;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

public class Tools {
    public interface Shape {
        double area();
    }

    public abstract static class Animal {
        public String name;
    }

    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME)
    public interface Nameless {}

    public record Drawing(String title, Shape shape) {}

    public static class Listening {
        public String name;
        public Runnable listener;
    }

    public record Held(@JsonUnwrapped Animal animal) {}

    @CopilotTool("An interface.")
    public void anInterface(Shape a) {}

    @CopilotTool("An abstract class.")
    public void anAbstractClass(Animal a) {}

    @CopilotTool("Type ids that nothing has.")
    public void typeIdsOfNothing(Nameless a) {}

    @CopilotTool("Somewhere inside.")
    public void inside(List<Shape> a, Map<String, Drawing> b, Listening c, Held d) {}

    @CopilotTool("Types of the JDK.")
    public void ofTheJdk(InputStream a, Runnable b, Supplier<String> c, Thread d, Comparable<String> e) {}

    @CopilotTool("A schema helps none of them.")
    public void described(
            @CopilotToolParam(value = "a", schema = "{\"type\": \"object\"}") Shape a,
            @CopilotToolParam(value = "b", schema = "{\"type\": \"object\"}") Animal b,
            @CopilotToolParam(value = "c", schema = "{\"type\": \"string\"}") InputStream c,
            @CopilotToolParam(value = "d", schema = "{\"type\": \"array\"}") List<Runnable> d,
            @CopilotToolParam(value = "e", schema = "{\"type\": \"object\"}") Drawing e,
            @CopilotToolParam(value = "f", schema = "{\"type\": \"object\"}") Nameless f) {}

    @CopilotTool("What can be left out harms nobody under a schema.")
    public void leftOut(@CopilotToolParam(value = "a", schema = "{\"type\": \"object\"}") Listening a) {}
}
