import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;
import java.io.InputStream;
import java.util.AbstractCollection;
import java.util.AbstractQueue;
import java.util.AbstractSequentialList;
import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.SynchronousQueue;
import java.util.function.Supplier;
import kotlin.Metadata;

@SuppressWarnings({"serial", "rawtypes"})
public class Tools {
    public static class Sized extends ArrayList<String> {
        public Sized(int capacity) {
            super(capacity);
        }
    }

    public static class Copied extends ArrayList<String> {
        public Copied(Collection<String> other) {
            super(other);
        }
    }

    public static class SizedMap extends HashMap<String, String> {
        public SizedMap(int capacity) {
            super(capacity);
        }
    }

    public static class ByProperties extends ArrayList<String> {
        @JsonCreator
        public ByProperties(@JsonProperty("first") String first) {
            add(first);
        }
    }

    public class Inner extends ArrayList<String> {}

    public static class Holder {
        public AbstractCollection<String> a;
        public AbstractSequentialList<String> b;
        public AbstractQueue<String> c;
    }

    @CopilotTool("Classes without a constructor that Jackson could call.")
    public void own(Sized a, Copied b, SizedMap c, ByProperties d, Inner e) {}

    @CopilotTool("The JDK's.")
    public void ofTheJdk(
            SynchronousQueue<String> a, ConcurrentHashMap.KeySetView<String, Boolean> b, EnumSet c) {}

    @CopilotTool("Those of which only generated code makes something.")
    public void mapped(Holder a) {}

    @CopilotTool("A schema does not help.")
    public void described(@CopilotToolParam(value = "a", schema = "{\"type\": \"array\"}") Sized a) {}

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
    public void unusable(InputStream a, Runnable b, Supplier<String> c, Thread d, Comparable<String> e) {}

    @CopilotTool("A schema helps none of them.")
    public void unusableWithASchema(
            @CopilotToolParam(value = "a", schema = "{\"type\": \"object\"}") Shape a,
            @CopilotToolParam(value = "b", schema = "{\"type\": \"object\"}") Animal b,
            @CopilotToolParam(value = "c", schema = "{\"type\": \"string\"}") InputStream c,
            @CopilotToolParam(value = "d", schema = "{\"type\": \"array\"}") List<Runnable> d,
            @CopilotToolParam(value = "e", schema = "{\"type\": \"object\"}") Drawing e,
            @CopilotToolParam(value = "f", schema = "{\"type\": \"object\"}") Nameless f) {}

    @CopilotTool("What can be left out harms nobody under a schema.")
    public void leftOut(@CopilotToolParam(value = "a", schema = "{\"type\": \"object\"}") Listening a) {}

    /** As Kotlin compiles {@code data class Street(val name: String, val number: Int)}. */
    @Metadata
    public static final class Street {
        private final String name;
        private final int number;

        public Street(String name, int number) {
            this.name = name;
            this.number = number;
        }

        public String getName() {
            return name;
        }

        public int getNumber() {
            return number;
        }
    }

    /** As the help says. */
    @Metadata
    public static final class Named {
        private final String name;
        private final int number;

        public Named(@JsonProperty("name") String name, @JsonProperty("number") int number) {
            this.name = name;
            this.number = number;
        }

        public String getName() {
            return name;
        }

        public int getNumber() {
            return number;
        }
    }

    @CopilotTool("Finds a street.")
    public String find(@CopilotToolParam("Which") Street street) {
        return street.getName();
    }

    @CopilotTool("Finds it by names.")
    public String findNamed(@CopilotToolParam("Which") Named named) {
        return named.getName();
    }
}
