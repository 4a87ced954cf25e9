import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonFilter;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.JsonSerializable;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.jsontype.TypeSerializer;
import com.github.copilot.tool.CopilotTool;
import java.beans.ConstructorProperties;
import java.io.IOException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

public class Tools {
    public record Renamed(int a) {
        @JsonCreator
        public Renamed(@JsonProperty("x") int a) {
            this.a = a;
        }
    }

    public record NamedTwice(@JsonProperty("c") int a, @JsonProperty(access = JsonProperty.Access.WRITE_ONLY) int b) {
        public NamedTwice(@JsonProperty("x") int a, int b) {
            this.a = a;
            this.b = b;
        }
    }

    public record Factory(int a) {
        @JsonCreator
        public static Factory of(@JsonProperty("x") int a) {
            return new Factory(a);
        }
    }

    public static class Hidden {
        public int shown = 1;

        @JsonCreator
        public Hidden(@JsonProperty(value = "n", access = JsonProperty.Access.WRITE_ONLY) int n) {}

        public int getN() {
            return 1;
        }
    }

    public static class ByProperties {
        private final int n;

        @ConstructorProperties("n")
        public ByProperties(@JsonProperty("x") int n) {
            this.n = n;
        }

        public int getN() {
            return n;
        }
    }

    public static class Inner {
        public int p = 1;
    }

    public static class Unwrapping {
        private final Inner in;

        @JsonCreator
        public Unwrapping(@JsonProperty("in") @JsonUnwrapped(prefix = "z_") Inner in) {
            this.in = in;
        }

        public Inner getIn() {
            return in;
        }
    }

    public record UnwrappingRecord(Inner in) {
        public UnwrappingRecord(@JsonUnwrapped Inner in) {
            this.in = in;
        }
    }

    public static class TwoNames {
        @JsonProperty("f")
        private int n = 1;

        @JsonProperty("g")
        public String getN() {
            return "2";
        }
    }

    public static class IsBesideGet {
        public boolean isX() {
            return true;
        }

        public String getX() {
            return "x";
        }

        @JsonProperty
        public boolean isY() {
            return true;
        }

        public String getY() {
            return "y";
        }

        public String getZ() {
            return "z";
        }

        @JsonProperty("z")
        public int other() {
            return 1;
        }
    }

    public record IsBesideAccessor(String x) {
        public boolean isX() {
            return true;
        }
    }

    public static class Writes implements JsonSerializable {
        public int x = 1;

        @Override
        public void serialize(JsonGenerator generator, SerializerProvider provider) throws IOException {
            generator.writeString("own");
        }

        @Override
        public void serializeWithType(JsonGenerator generator, SerializerProvider provider, TypeSerializer type) {}
    }

    public static class WritesByBase extends JsonSerializable.Base {
        public int x = 1;

        @Override
        public void serialize(JsonGenerator generator, SerializerProvider provider) throws IOException {
            generator.writeNumber(1);
        }

        @Override
        public void serializeWithType(JsonGenerator generator, SerializerProvider provider, TypeSerializer type) {}
    }

    public record Holder(Writes writes, WritesByBase base) {}

    public static class Contents {
        @JsonInclude(content = JsonInclude.Include.NON_EMPTY)
        public Map<String, String> withoutEmpty;

        @JsonInclude(value = JsonInclude.Include.NON_NULL, content = JsonInclude.Include.ALWAYS)
        public Map<String, Integer> withNulls = new HashMap<>();

        public Map<String, Integer> plain = new HashMap<>();

        @JsonInclude(content = JsonInclude.Include.ALWAYS)
        public String text;

        public Contents() {
            withNulls.put("n", null);
            plain.put("n", null);
        }
    }

    @JsonInclude(JsonInclude.Include.NON_DEFAULT)
    public static class Defaults {
        public String text = "x";
        public int number = 3;

        @JsonInclude(JsonInclude.Include.NON_NULL)
        public String never;
    }

    @JsonInclude(JsonInclude.Include.NON_DEFAULT)
    public record RecordOfDefaults(String text, int number) {}

    public static class OneDefault {
        @JsonInclude(JsonInclude.Include.NON_DEFAULT)
        public String text = "x";
    }

    public static class Filtered {
        @JsonFilter("none")
        public int number = 1;

        @JsonFilter("none")
        public String[] texts = {"a"};
    }

    @CopilotTool("A record whose creator renames its component.")
    public Renamed renamed() {
        return new Renamed(1);
    }

    @CopilotTool("The accessor's name is written.")
    public NamedTwice namedTwice() {
        return new NamedTwice(1, 2);
    }

    @CopilotTool("A factory's name is only read.")
    public Factory factory() {
        return new Factory(1);
    }

    @CopilotTool("A parameter hides the getter.")
    public Hidden hidden() {
        return new Hidden(1);
    }

    @CopilotTool("ConstructorProperties tie the parameter to the getter.")
    public ByProperties byProperties() {
        return new ByProperties(1);
    }

    @CopilotTool("A parameter unwraps.")
    public Unwrapping unwrapping() {
        return new Unwrapping(new Inner());
    }

    @CopilotTool("A component unwraps.")
    public UnwrappingRecord unwrappingRecord() {
        return new UnwrappingRecord(new Inner());
    }

    @CopilotTool("A field and its getter.")
    public TwoNames twoNames() {
        return new TwoNames();
    }

    @CopilotTool("Two getters.")
    public IsBesideGet isBesideGet() {
        return new IsBesideGet();
    }

    @CopilotTool("An accessor and a getter.")
    public IsBesideAccessor isBesideAccessor() {
        return new IsBesideAccessor("x");
    }

    @CopilotTool("Values that write themselves.")
    public Holder holder() {
        return new Holder(new Writes(), new WritesByBase());
    }

    @CopilotTool("One that writes itself.")
    public Writes writes() {
        return new Writes();
    }

    @CopilotTool("Nulls that are written.")
    public Contents contents() {
        return new Contents();
    }

    @CopilotTool("Null that is not the default.")
    public Defaults defaults() {
        Defaults defaults = new Defaults();
        defaults.text = null;
        defaults.number = 0;
        return defaults;
    }

    @CopilotTool("A record has no defaults of its own.")
    public RecordOfDefaults recordOfDefaults() {
        return new RecordOfDefaults(null, 0);
    }

    @CopilotTool("Null is the default of its type.")
    public OneDefault oneDefault() {
        OneDefault one = new OneDefault();
        one.text = null;
        return one;
    }

    @CopilotTool("Filters of values that are not filtered.")
    public List<Filtered> filtered() {
        return List.of(new Filtered());
    }
}
