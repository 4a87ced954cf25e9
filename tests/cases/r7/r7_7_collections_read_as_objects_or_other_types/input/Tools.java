import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import com.github.copilot.tool.CopilotTool;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

public class Tools {
    public record Point(int x, int y) {}

    @JsonFormat(shape = JsonFormat.Shape.OBJECT)
    @SuppressWarnings("serial")
    public static class NamedList extends ArrayList<String> {
        public String name;
    }

    @JsonFormat(shape = JsonFormat.Shape.OBJECT)
    @SuppressWarnings("serial")
    public static class NamedMap extends HashMap<String, String> {
        public String name;
    }

    @SuppressWarnings("serial")
    public static class Names extends ArrayList<String> {}

    public static class Holder {
        @JsonDeserialize(as = LinkedList.class)
        public List<Point> list;

        @JsonDeserialize(as = TreeMap.class)
        public Map<String, Integer> map;

        @JsonDeserialize(as = Names.class)
        public Collection<String> names;

        @JsonDeserialize(contentAs = Integer.class)
        public List<Number> content;

        @JsonDeserialize(keyAs = Integer.class, contentAs = Long.class)
        public Map<Number, Number> keys;

        @JsonDeserialize(as = ArrayList.class, contentAs = Boolean.class)
        public Object any;

        /** Only a class is turned into an object so. */
        @JsonFormat(shape = JsonFormat.Shape.OBJECT)
        public List<String> plain;
    }

    @CopilotTool("Takes all of them.")
    public String take(NamedList list, NamedMap map, Holder holder) {
        return list.name + map.name + " " + holder.list.getClass().getSimpleName() + holder.list + holder.map + holder.names
                + holder.content + holder.keys + holder.any + holder.plain;
    }
}
