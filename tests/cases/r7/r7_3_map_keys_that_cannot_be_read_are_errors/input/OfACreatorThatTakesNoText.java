import com.fasterxml.jackson.annotation.JsonCreator;
import com.github.copilot.tool.CopilotTool;
import java.util.Map;

public class OfACreatorThatTakesNoText {
    public static final class Id {
        final int number;

        @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
        public Id(int number) {
            this.number = number;
        }
    }

    @CopilotTool("Counts by a type that Jackson makes of numbers.")
    public int count(Map<Id, Integer> counts) {
        return counts.size();
    }
}
