import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;
import jakarta.validation.constraints.Pattern;

class Tools {
    @CopilotTool("Looks a parcel up.")
    String find(@CopilotToolParam("Number of the parcel") @Pattern(regexp = "[A-Z]{2}[0-9+") String number) {
        return number;
    }
}
