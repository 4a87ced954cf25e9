import com.github.copilot.tool.CopilotTool;

public class Tools {
    @CopilotTool("Zulu.")
    public void zulu(int z, int a, int m) {}

    @CopilotTool("Alpha.")
    public void alpha() {}

    public void notATool() {}

    @CopilotTool("Mike.")
    public static void mike() {}
}
