import com.github.copilot.tool.CopilotTool;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.EnumMap;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.UUID;

public class Tools {
    public enum Key {
        A,
        B
    }

    @CopilotTool("Collects.")
    public String collect(
            Iterable<String> iterable,
            Collection<Integer> collection,
            Set<String> set,
            SortedSet<String> sorted,
            Queue<Integer> queue,
            Deque<Integer> deque,
            ArrayList<String> arrayList,
            LinkedList<String> linkedList,
            TreeSet<Integer> treeSet) {
        return iterable + " " + collection + " " + set + " " + sorted + " " + queue + " " + deque + " " + arrayList + " "
                + linkedList + " " + treeSet;
    }

    @CopilotTool("Maps.")
    public String map(
            Map<String, List<Integer>> lists,
            TreeMap<String, Boolean> tree,
            Map<Key, String> byEnum,
            EnumMap<Key, Integer> enumMap,
            Map<Integer, String> byNumber,
            Map<UUID, String> byId,
            Map<Boolean, String> byBoolean) {
        return lists + " " + tree + " " + byEnum + " " + enumMap + " " + byNumber + " " + byId + " " + byBoolean;
    }
}
