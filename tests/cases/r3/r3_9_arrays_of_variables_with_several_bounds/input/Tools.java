import com.github.copilot.tool.CopilotTool;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;

public class Tools {
    @CopilotTool("An array.")
    public <X extends Number & Comparable<X>> String array(X[] values) {
        return Arrays.toString(values);
    }

    @CopilotTool("An array of arrays.")
    public <X extends Number & Comparable<X>> String arrays(X[][] values) {
        return Arrays.deepToString(values);
    }

    @CopilotTool("Any number of them.")
    public <X extends Number & Comparable<X>> String varargs(X... values) {
        return Arrays.toString(values);
    }

    @CopilotTool("Collections.")
    public <X extends Number & Comparable<X>, L extends List<X>> String collections(
            List<X> list, Map<String, X> map, List<X[]> arrays, L own, Optional<X> one) {
        return list + " " + map + " " + arrays.size() + " " + own + " " + one;
    }

    @CopilotTool("Beside other parameters.")
    public static <X extends Object & Comparable<? super X>> String mixed(X one, int number, X[] more) {
        return one + " " + number + " " + more.length;
    }

    @CopilotTool("The greatest.")
    public <X extends Number & Comparable<X>> X greatest(X[] values) {
        return Collections.max(Arrays.asList(values));
    }
}
