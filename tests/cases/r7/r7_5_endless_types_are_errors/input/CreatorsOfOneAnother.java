import com.fasterxml.jackson.annotation.JsonCreator;
import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;
import java.util.List;

public class CreatorsOfOneAnother {
    public static class Taker {
        @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
        public Taker(Giver giver) {}
    }

    public static class Giver {
        @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
        public Giver(Taker taker) {}
    }

    /** Its list ends. */
    public static class Group {
        @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
        public Group(List<Group> groups) {}
    }

    @CopilotTool("Takes them.")
    public void take(
            @CopilotToolParam("Without end.") Taker taker,
            @CopilotToolParam(value = "With a default.", defaultValue = "{}") Taker other,
            @CopilotToolParam("With an end.") Group group) {}
}
