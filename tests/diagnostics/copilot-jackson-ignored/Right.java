import com.fasterxml.jackson.annotation.JsonUnwrapped;
import com.github.copilot.tool.CopilotTool;

class Tools {
    record Page(int first, int most) {}

    record Search(String customer, @JsonUnwrapped Page page) {}

    @CopilotTool("Finds orders.")
    String find(Search search) {
        return search.customer() + search.page();
    }
}
