import com.fasterxml.jackson.annotation.JsonAnySetter;
import com.fasterxml.jackson.annotation.JsonIdentityInfo;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.ObjectIdGenerators.IntSequenceGenerator;
import com.fasterxml.jackson.annotation.ObjectIdGenerators.PropertyGenerator;
import com.github.copilot.tool.CopilotTool;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

public class Tools {
    @JsonIdentityInfo(generator = IntSequenceGenerator.class, property = "id")
    public static class Empty {}

    @JsonIdentityInfo(generator = IntSequenceGenerator.class, property = "id")
    public static class Anything {
        private final Map<String, Object> all = new TreeMap<>();

        @JsonAnySetter
        public void set(String name, Object value) {
            all.put(name, value);
        }
    }

    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
    @JsonSubTypes({@JsonSubTypes.Type(value = Off.class, name = "off"), @JsonSubTypes.Type(value = Dim.class, name = "dim")})
    @JsonIdentityInfo(generator = IntSequenceGenerator.class, property = "id")
    public interface Light {}

    public static class Off implements Light {}

    public static class Dim implements Light {
        public int percent;
    }

    public static class Plain {
        public String a;
        public String b;
    }

    public static class Holder {
        @JsonIdentityInfo(generator = IntSequenceGenerator.class, property = "id")
        public Plain plain;

        @JsonIdentityInfo(generator = IntSequenceGenerator.class, property = "id")
        public List<Plain> list;

        @JsonIdentityInfo(generator = PropertyGenerator.class, property = "a")
        public Map<String, Plain> map;
    }

    @CopilotTool("Shows.")
    public String show(Empty empty, Map<String, Anything> anything, List<Light> lights, Empty[] array) {
        return empty.getClass().getSimpleName() + anything.get("x").all + lights.size() + array.length;
    }

    @CopilotTool("Holds.")
    public String hold(Holder holder, int n) {
        return holder.plain.a + holder.list.size() + holder.map.get("k").b;
    }
}
