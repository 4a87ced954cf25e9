import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;

class Tools {
    @JsonTypeInfo(use = JsonTypeInfo.Id.CLASS)
    interface Payment {}

    record Card(String number) implements Payment {}

    record Invoice(String address) implements Payment {}

    @CopilotTool("Pays an order.")
    void pay(@CopilotToolParam("How it is paid") Payment payment) {}
}
