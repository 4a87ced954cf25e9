import com.github.copilot.tool.CopilotTool;
import java.util.List;

public class Tools {
    @Override
    @CopilotTool("Text.")
    public String toString() {
        return "text";
    }

    @Override
    @CopilotTool("Hash.")
    public int hashCode() {
        return 7;
    }

    @Override
    @CopilotTool("Equal.")
    public boolean equals(Object other) {
        return other instanceof String;
    }

    @CopilotTool("Main.")
    public static void main(String[] args) {}

    @CopilotTool("Object.")
    public String object(int n) {
        return "object " + n;
    }

    @CopilotTool("List.")
    public String list(List<Integer> object) {
        return "list " + object;
    }

    @CopilotTool("Record.")
    public String record(int switch1) {
        return "record";
    }

    @CopilotTool("Completed.")
    public String completed() {
        return "completed";
    }

    @CopilotTool("Refused.")
    public String refused(String failed) {
        return "refused " + failed;
    }

    @CopilotTool("Instance.")
    public String instance() {
        return "instance";
    }

    @CopilotTool("Clone.")
    public String clone(int n) {
        return "clone";
    }

    @CopilotTool("Get class.")
    public String getClass(int n) {
        return "class";
    }

    @CopilotTool("Notify.")
    public String notify(int n) {
        return "notified";
    }
}
