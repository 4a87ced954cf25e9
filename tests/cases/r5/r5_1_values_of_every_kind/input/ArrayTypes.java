import com.github.copilot.tool.CopilotTool;
import java.util.Arrays;
import java.util.List;

public class ArrayTypes {
    public record Point(int x, int y) {}

    @CopilotTool("Shows.")
    public String show(int[] ints, long[] longs, double[] doubles, boolean[] flags, String[] words, Point[] points, int[][] grid, List<String>[] lists) {
        return Arrays.toString(ints) + Arrays.toString(longs) + Arrays.toString(doubles) + Arrays.toString(flags)
                + Arrays.toString(words) + Arrays.toString(points) + Arrays.deepToString(grid) + Arrays.toString(lists);
    }
}
