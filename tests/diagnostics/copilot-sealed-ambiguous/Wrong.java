import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;

class Tools {
    sealed interface Payment {}

    record Card(String number) implements Payment {}

    record Voucher(String number) implements Payment {}

    @CopilotTool("Pays an order.")
    void pay(@CopilotToolParam("How it is paid") Payment payment) {}
}
