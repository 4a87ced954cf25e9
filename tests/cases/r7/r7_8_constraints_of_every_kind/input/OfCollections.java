import com.github.copilot.tool.CopilotTool;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NotEmpty;
import jakarta.validation.constraints.Positive;
import jakarta.validation.constraints.Size;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

public class OfCollections {
    @CopilotTool("Collections.")
    public String collections(
            @Size(min = 1, max = 2) List<String> a,
            @NotEmpty Set<Integer> b,
            @Size(max = 1) Map<String, Integer> c,
            @NotEmpty int[] d,
            @NotEmpty Map<String, String> e) {
        return a + " " + b + " " + c + " " + d.length + " " + e;
    }

    @CopilotTool("Elements.")
    public String elements(
            List<@Size(max = 3) String> a,
            Map<String, @Min(0) Integer> b,
            List<@NotEmpty List<@Positive Integer>> c,
            Optional<@Size(min = 2) String> d) {
        return a + " " + b + " " + c + " " + d;
    }
}
