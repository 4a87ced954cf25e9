import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.KeyDeserializer;
import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import com.github.copilot.tool.CopilotTool;
import java.io.Serializable;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicReference;

public class Tools {
    public record Point(int x, int y) {}

    public static class Points extends KeyDeserializer {
        @Override
        public Object deserializeKey(String name, DeserializationContext context) {
            String[] parts = name.split(",");
            return new Point(Integer.parseInt(parts[0]), Integer.parseInt(parts[1]));
        }
    }

    public static class Names {
        @JsonDeserialize(keyUsing = Points.class)
        public Map<Point, String> names;
    }

    public record Named(@JsonDeserialize(keyUsing = Points.class) Map<Point, List<String>> names) {}

    @JsonDeserialize(keyUsing = Place.Places.class)
    public record Place(String name) {
        public static class Places extends KeyDeserializer {
            @Override
            public Object deserializeKey(String name, DeserializationContext context) {
                return new Place("at " + name);
            }
        }
    }

    @CopilotTool("Anything that is serializable.")
    public String any(Serializable value, List<Serializable> values) {
        return value + " " + values;
    }

    @CopilotTool("A pair.")
    public String pair(Map.Entry<String, Integer> pair, List<Map.Entry<Integer, Point>> pairs) {
        return pair.getKey() + pair.getValue() + pairs;
    }

    @CopilotTool("A reference.")
    public String reference(AtomicReference<Point> point, AtomicReference<List<String>> texts) {
        return point.get() + " " + texts.get();
    }

    @CopilotTool("Keys that code of the user's own reads.")
    public String keys(Names names, Named named, Map<Place, Integer> places, Place place) {
        return names.names + " " + named.names + " " + places + " " + place;
    }
}
