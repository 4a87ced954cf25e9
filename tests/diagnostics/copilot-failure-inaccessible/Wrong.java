import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;

class Tools {
    private static class NoSuchOrder extends Exception {
        private static final long serialVersionUID = 1;

        NoSuchOrder(int number) {
            super("There is no order " + number + ".");
        }
    }

    @CopilotTool("Finds an order.")
    String find(@CopilotToolParam("The order's number") int number) throws NoSuchOrder {
        throw new NoSuchOrder(number);
    }
}
