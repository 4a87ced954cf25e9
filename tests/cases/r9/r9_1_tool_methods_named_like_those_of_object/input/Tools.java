import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;

public class Tools {
    @CopilotTool("Long enough for a method of its own")
    public String notify(@CopilotToolParam("P") String argument1, @CopilotToolParam("P") String argument2, @CopilotToolParam("P") String argument3, @CopilotToolParam("P") String argument4, @CopilotToolParam("P") String argument5, @CopilotToolParam("P") String argument6, @CopilotToolParam("P") String argument7, @CopilotToolParam("P") String argument8, @CopilotToolParam("P") String argument9, @CopilotToolParam("P") String argument10, @CopilotToolParam("P") String argument11, @CopilotToolParam("P") String argument12, @CopilotToolParam("P") String argument13, @CopilotToolParam("P") String argument14, @CopilotToolParam("P") String argument15, @CopilotToolParam("P") String argument16) {
        return argument1 + argument16;
    }

    @CopilotTool("With a type variable")
    public <Q extends Number & Comparable<? super Q>> String clone(@CopilotToolParam("Q") Q value, @CopilotToolParam("M") int more) {
        return value + " " + more;
    }

    @CopilotTool("Short")
    public String wait(@CopilotToolParam("S") String value) {
        return value;
    }
}
