import com.fasterxml.jackson.databind.JsonNode;
import com.github.copilot.tool.CopilotTool;
import java.time.LocalDate;
import java.util.Arrays;
import java.util.Collection;
import java.util.Deque;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

public class Tools {
    @CopilotTool("An array.")
    public String ints(int[] value) {
        return Arrays.toString(value);
    }

    @CopilotTool("An array of objects.")
    public String strings(String[] value) {
        return Arrays.toString(value);
    }

    @CopilotTool("An array of arrays.")
    public String grids(int[][] value) {
        return Arrays.deepToString(value);
    }

    @CopilotTool("Characters: an array like any other.")
    public String chars(Character[] value) {
        return Arrays.toString(value);
    }

    @CopilotTool("Any number of arguments in Java is one array here.")
    public String anyNumber(String... value) {
        return Arrays.toString(value);
    }

    @CopilotTool("A list.")
    public String lists(List<String> value) {
        return value.toString();
    }

    @CopilotTool("A list of lists.")
    public String nestedLists(List<List<Double>> value) {
        return value.toString();
    }

    @CopilotTool("A collection.")
    public String collections(Collection<Long> value) {
        return value.toString();
    }

    @CopilotTool("An iterable.")
    public String iterables(Iterable<Boolean> value) {
        return value.toString();
    }

    @CopilotTool("A set: duplicates are removed.")
    public String sets(Set<String> value) {
        return value.toString();
    }

    @CopilotTool("A sorted set.")
    public String sortedSets(SortedSet<Integer> value) {
        return value.toString();
    }

    @CopilotTool("A queue.")
    public String deques(Deque<String> value) {
        return value.peekLast();
    }

    enum Color {
        RED,
        GREEN
    }

    @CopilotTool("Constants of an enum.")
    public String enumSets(EnumSet<Color> value) {
        return value.toString();
    }

    @CopilotTool("A list without type arguments.")
    public String rawLists(List value) {
        return value.toString();
    }

    @CopilotTool("A wildcard: its bound is used.")
    public String wildcards(List<? extends Number> value) {
        return value.toString();
    }

    @CopilotTool("Elements that may be `null`.")
    public String nullables(List<@Nullable String> value) {
        return value.toString();
    }

    @CopilotTool("Elements that may be empty.")
    public String optionals(List<Optional<String>> value) {
        return value.toString();
    }

    @CopilotTool("A map with strings as keys.")
    public String maps(Map<String, Integer> value) {
        return value.toString();
    }

    @CopilotTool("A map with enum constants as keys.")
    public String byEnum(Map<Color, String> value) {
        return value.toString();
    }

    @CopilotTool("An enum map.")
    public String enumMaps(EnumMap<Color, Boolean> value) {
        return value.toString();
    }

    @CopilotTool("A map with numbers as keys.")
    public String byNumber(Map<Integer, String> value) {
        return value.toString();
    }

    @CopilotTool("A map with UUIDs as keys.")
    public String byId(Map<UUID, Integer> value) {
        return value.toString();
    }

    @CopilotTool("A sorted map, of lists.")
    public String sortedMaps(SortedMap<String, List<Integer>> value) {
        return value.toString();
    }

    @CopilotTool("A map of types that Jackson reads.")
    public String ofDates(Map<String, LocalDate> value) {
        return value.toString();
    }

    @CopilotTool("A map of anything.")
    public String ofAnything(Map<String, Object> value) {
        return value.toString();
    }

    @CopilotTool("A map without type arguments.")
    public String rawMaps(Map value) {
        return value.toString();
    }

    @CopilotTool("Anything but `null`.")
    public String anything(Object value) {
        return value.getClass().getSimpleName() + " " + value;
    }

    @CopilotTool("Any JSON, as Jackson's tree.")
    public String trees(JsonNode value) {
        return value.toString();
    }
}
