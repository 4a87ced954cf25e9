import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;

class Tools {
    sealed interface Payment {}

    record Card(String number) implements Payment {}

    static final class Invoice implements Payment {
        public String address;
    }

    @CopilotTool("Pays an order.")
    void pay(@CopilotToolParam("How it is paid") Payment payment) {}
}
