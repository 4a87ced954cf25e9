import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;
import jakarta.validation.constraints.Max;
import java.io.InputStream;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

public class Tools {
    @CopilotTool("A type of the JDK that cannot be read from JSON, such as `InputStream`")
    public String jdkType(InputStream value) {
        return "";
    }

    static class Job {
        public Thread runner;
    }

    @CopilotTool("The same inside a type of your own")
    public String nestedJdkType(Job value) {
        return "";
    }

    interface Shape {
        double area();
    }

    @CopilotTool("An interface without an annotation that names its implementation")
    public String interfaces(Shape value) {
        return "";
    }

    @CopilotTool("Such an interface with a `schema`, which does not make it readable")
    public String described(@CopilotToolParam(value = "A shape", schema = "{\"type\": \"object\"}") Shape value) {
        return "";
    }

    @CopilotTool("A `Stream`")
    public String streams(Stream<String> value) {
        return "";
    }

    record Point(int x, int y) {}

    @CopilotTool("A map whose keys cannot be strings")
    public String keys(Map<Point, String> value) {
        return "";
    }

    static class Chain<T> {
        public Chain<List<T>> next;
    }

    @CopilotTool("A type that needs itself with ever larger type arguments")
    public String endless(Chain<String> value) {
        return "";
    }

    private record Hidden(int x) {}

    @CopilotTool("A private type")
    public String hidden(Hidden value) {
        return "";
    }

    @JsonTypeInfo(use = JsonTypeInfo.Id.CLASS)
    interface ByClass {}

    @CopilotTool("Subtypes identified by class names (`Id.CLASS`)")
    public String classNames(ByClass value) {
        return "";
    }

    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, include = JsonTypeInfo.As.WRAPPER_ARRAY)
    @JsonSubTypes(@JsonSubTypes.Type(value = Leaf.class, name = "leaf"))
    interface ByArray {}

    record Leaf(int x) implements ByArray {}

    @CopilotTool("Subtypes in arrays (`As.WRAPPER_ARRAY`)")
    public String wrapperArrays(ByArray value) {
        return "";
    }

    @CopilotTool("A default of another type")
    public String illTyped(@CopilotToolParam(value = "How many", defaultValue = "many") int value) {
        return "";
    }

    @CopilotTool("A default that its constraint refuses")
    public String outOfRange(@CopilotToolParam(value = "How many", defaultValue = "9") @Max(5) int value) {
        return "";
    }

    @CopilotTool("A primitive that may be left out, without a default")
    public String primitives(@CopilotToolParam(value = "How many", required = false) int value) {
        return "";
    }

    @CopilotTool("A `schema` that the type contradicts")
    public String contradictions(@CopilotToolParam(value = "How many", schema = "{\"type\": \"integer\"}") String value) {
        return "";
    }

    @CopilotTool("A `schema` that is not valid")
    public String schemas(@CopilotToolParam(value = "How many", schema = "{\"type\": \"int\"}") int value) {
        return "";
    }
}
