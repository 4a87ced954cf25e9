import com.github.copilot.tool.CopilotTool;
import java.util.List;
import java.util.Optional;

public class BesideAnotherParameter {
    public record Query(String text, int limit) {}

    @CopilotTool("Searches.")
    public String search(Query query, boolean deep) {
        return query + " " + deep;
    }

    @CopilotTool("Searches maybe.")
    public String maybe(Optional<Query> query) {
        return query.toString();
    }

    @CopilotTool("Searches all.")
    public String all(List<Query> queries) {
        return queries.toString();
    }
}
