import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;

/** Each level is written out ten times in the one above it: the last one 100,000 times. */
public class Tools {
    @CopilotTool("Keeps a tree.")
    public void keep(@CopilotToolParam("The tree") Level0 tree, @CopilotToolParam("The year") int year) {}

    public record Level0(
            Level1 a, Level1 b, Level1 c, Level1 d, Level1 e, Level1 f, Level1 g, Level1 h, Level1 i, Level1 j) {}

    public record Level1(
            Level2 a, Level2 b, Level2 c, Level2 d, Level2 e, Level2 f, Level2 g, Level2 h, Level2 i, Level2 j) {}

    public record Level2(
            Level3 a, Level3 b, Level3 c, Level3 d, Level3 e, Level3 f, Level3 g, Level3 h, Level3 i, Level3 j) {}

    public record Level3(
            Level4 a, Level4 b, Level4 c, Level4 d, Level4 e, Level4 f, Level4 g, Level4 h, Level4 i, Level4 j) {}

    public record Level4(
            Level5 a, Level5 b, Level5 c, Level5 d, Level5 e, Level5 f, Level5 g, Level5 h, Level5 i, Level5 j) {}

    public record Level5(String name) {}
}
