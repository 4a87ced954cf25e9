package p;

import com.github.copilot.tool.CopilotTool;

public class A$B {
    public record Größe(int wert) {}

    @CopilotTool(value = "Takes.", name = "take")
    public String nimm$(Größe größe, int $n) {
        return größe + " " + $n;
    }
}
