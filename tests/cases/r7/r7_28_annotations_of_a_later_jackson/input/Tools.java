import com.fasterxml.jackson.annotation.JsonDeserializeAs;
import com.github.copilot.tool.CopilotTool;
import java.util.List;

class Tools {
    public static class Plan {
        @JsonDeserializeAs(Integer.class)
        public Number level;

        @JsonDeserializeAs(content = Integer.class)
        public List<Number> levels;
    }

    @CopilotTool("Shows.")
    String show(Plan plan, int other) {
        return plan.level + " " + plan.levels;
    }
}
