import com.fasterxml.jackson.annotation.JsonAnyGetter;
import com.fasterxml.jackson.annotation.JsonBackReference;
import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonIgnoreType;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import com.fasterxml.jackson.annotation.JsonValue;
import com.fasterxml.jackson.databind.annotation.JsonSerialize;
import com.fasterxml.jackson.databind.ser.std.ToStringSerializer;
import com.github.copilot.tool.CopilotTool;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

public class Tools {
    public record Nothing() {}

    @JsonPropertyOrder
    public static class Annotated {}

    public static class Code {
        private final InputStream source = null;

        @JsonValue
        public String text() {
            return "code";
        }
    }

    @JsonIgnoreProperties("stream")
    public static class Holder {
        public String name = "holder";
        public InputStream stream;

        @JsonIgnore
        public Thread thread = Thread.currentThread();

        @JsonProperty(access = JsonProperty.Access.WRITE_ONLY)
        public Optional<String> password = Optional.of("p");

        @JsonBackReference
        public Optional<Holder> parent = Optional.empty();

        @JsonSerialize(using = ToStringSerializer.class)
        public Optional<String> shown = Optional.of("x");

        public Ignored ignored = new Ignored();

        transient Optional<String> passing = Optional.of("y");

        private Optional<String> hidden = Optional.of("z");

        protected Optional<String> getProtected() {
            return hidden;
        }

        public static Optional<String> getShared() {
            return Optional.empty();
        }

        public Optional<String> getOf(int position) {
            return hidden;
        }

        public void setHidden(Optional<String> hidden) {}
    }

    @JsonIgnoreType
    public static class Ignored {
        public Thread thread = Thread.currentThread();
    }

    public static class Any {
        @JsonAnyGetter
        public Map<String, Integer> all() {
            return Map.of("a", 1);
        }
    }

    public static class Node {
        public String name = "root";
        public List<Node> children = new ArrayList<>();
    }

    /** What implements it has properties. */
    public interface Shape {}

    public record Circle(int radius) implements Shape {}

    public enum Level {
        LOW,
        @JsonProperty("hi")
        HIGH
    }

    @SuppressWarnings("serial")
    public static class Names extends ArrayList<String> {
        public InputStream getStream() {
            return null;
        }
    }

    @CopilotTool("A record without components.")
    public Nothing nothing() {
        return new Nothing();
    }

    @CopilotTool("A class without properties that has an annotation.")
    public Annotated annotated() {
        return new Annotated();
    }

    @CopilotTool("A value in its place.")
    public Code code() {
        return new Code();
    }

    @CopilotTool("What is not written may be anything.")
    public Holder holder() {
        return new Holder();
    }

    @CopilotTool("Properties of any name.")
    public Any any() {
        return new Any();
    }

    @CopilotTool("A type that holds itself.")
    public Node node() {
        return new Node();
    }

    @CopilotTool("An interface.")
    public Shape shape() {
        return new Circle(2);
    }

    @CopilotTool("Constants.")
    public Map<Level, Level> levels() {
        return Map.of(Level.HIGH, Level.LOW);
    }

    @CopilotTool("A list's own getters are not written.")
    public Names names() {
        return new Names();
    }

    @CopilotTool("Anything.")
    public Object anything() {
        return List.of(1);
    }
}
