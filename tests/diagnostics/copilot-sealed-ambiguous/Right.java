import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;

class Tools {
    sealed interface Payment {}

    record Card(String cardNumber) implements Payment {}

    record Voucher(String voucherNumber) implements Payment {}

    @CopilotTool("Pays an order.")
    void pay(@CopilotToolParam("How it is paid") Payment payment) {}
}
