package p;

import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;

public class Tools {
    @CopilotTool("Finds repositories")
    public String find(
            @CopilotToolParam("The organization") String org,
            @CopilotToolParam("Of its issues") Status open,
            @CopilotToolParam("Of its server") org.other.Status server) {
        return org + " " + open + " " + server.code();
    }

    @CopilotTool("Counts them")
    public static int count(@CopilotToolParam("Where") org.other.Status p, @CopilotToolParam("How") Status org) {
        return p.code() + org.ordinal();
    }
}
