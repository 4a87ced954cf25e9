import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;
import java.util.List;
import java.util.Optional;

public class ClosedLeaves {
    sealed interface Shape permits Circle, Ring {}

    record Circle(double r, Optional<String> colour) implements Shape {}

    record Ring(double r, double inner) implements Shape {}

    sealed interface Tree permits Leaf, Branch {}

    record Leaf(int value) implements Tree {}

    record Branch(Tree left, Tree right) implements Tree {}

    /** Reads a record that is open by itself, though it is closed as a leaf. */
    @CopilotTool("Draws.")
    String draw(
            @CopilotToolParam("The shape") Shape shape,
            @CopilotToolParam("The tree") Optional<Tree> tree,
            @CopilotToolParam("The rings") List<Ring> rings,
            @CopilotToolParam(value = "Another shape", defaultValue = "{\"r\":1,\"inner\":0.5}") Shape other) {
        return shape + " " + tree + " " + rings + " " + other;
    }
}
