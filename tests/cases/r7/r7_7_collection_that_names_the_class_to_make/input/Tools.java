import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import com.github.copilot.tool.CopilotTool;
import java.util.ArrayList;
import java.util.List;

public class Tools {
    @JsonDeserialize(as = Made.class)
    public interface Makeable extends List<String> {}

    @SuppressWarnings("serial")
    public static class Made extends ArrayList<String> implements Makeable {}

    @CopilotTool("A list.")
    public String take(Makeable list) {
        return list.getClass().getSimpleName() + list;
    }
}
