import com.fasterxml.jackson.annotation.JsonProperty;
import com.github.copilot.tool.CopilotTool;
import java.util.List;

public class Tools {
    public record Blank(@JsonProperty(" ") String text) {}

    @CopilotTool("Of a parameter.")
    public String parameter(@JsonProperty(" ") String text, int n) {
        return text;
    }

    @CopilotTool("Of a component.")
    public String flat(Blank blank) {
        return blank.text;
    }

    @CopilotTool("Of a component in a list.")
    public String nested(List<Blank> blanks) {
        return blanks.toString();
    }
}
