import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.Map;

public class MapOfItself {
    public static class Tree extends HashMap<String, Tree> {}

    public static class Nest extends ArrayList<Nest> {}

    public enum Side {
        LEFT,
        RIGHT
    }

    /** A person by the names of friends: the key is of the map's own record. */
    public record Person(String name, Map<Side, Person> friends) {
        public static Person valueOf(String name) {
            return new Person(name, Map.of());
        }
    }

    /** In JSON a key is a name, so this type holds none of itself. */
    public record Distances(String from, Map<Place, Integer> to) {}

    public record Place(String name, Map<Place, Integer> near) {
        public static Place valueOf(String name) {
            return new Place(name, Map.of());
        }
    }

    @CopilotTool("Shows a tree.")
    public String tree(@CopilotToolParam("The tree.") Tree tree) {
        return tree.toString();
    }

    @CopilotTool("Shows a nest.")
    public String nest(@CopilotToolParam("The nest.") Nest nest) {
        return nest.toString();
    }

    @CopilotTool("Shows a person.")
    public String person(@CopilotToolParam("The person.") Person person, @CopilotToolParam("Unused.") int unused) {
        return person.friends().get(Side.LEFT).name();
    }

    @CopilotTool("Shows distances.")
    public String distances(
            @CopilotToolParam("The distances.") Distances distances, @CopilotToolParam("Unused.") int unused) {
        return distances.to().keySet().iterator().next().name();
    }
}
