import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;

public class Tools {
    @CopilotTool("Defaults.")
    public String show(
            @CopilotToolParam(value = "D.", defaultValue = "010") int ten,
            @CopilotToolParam(value = "D.", defaultValue = "09") long nine,
            @CopilotToolParam(value = "D.", defaultValue = "-007") int minus,
            @CopilotToolParam(value = "D.", defaultValue = "000") int zero) {
        return "" + ten + "," + nine + "," + minus + "," + zero;
    }
}
