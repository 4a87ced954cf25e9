package io.github.copilottool.mcp.shop;

import com.github.copilot.tool.CopilotTool;
import java.time.LocalDate;
import java.util.List;

/** Tools whose results have schemas, in {@code src/test/resources/META-INF/copilot-tools}. */
public final class CataloguedTools {
    /** A size. */
    public record Size(int z, double a) {}

    /** A recursive type. */
    public record Node(List<Node> parts) {}

    @CopilotTool("Measures.")
    public Size measure() {
        return new Size(1, 2.5);
    }

    @CopilotTool("Gives nodes.")
    public List<Node> nodes() {
        return List.of(new Node(List.of()));
    }

    @CopilotTool("Gives a word.")
    public String word() {
        return "plain";
    }

    @CopilotTool("Gives a day.")
    public LocalDate day() {
        return LocalDate.of(2026, 1, 2);
    }

    @CopilotTool("Gives nothing.")
    public Size missing() {
        return null;
    }

    @CopilotTool("Fails.")
    public Size failing() {
        throw new IllegalStateException("secret");
    }

    @CopilotTool("Has no schema.")
    public Size unknown() {
        return new Size(0, 0);
    }
}
