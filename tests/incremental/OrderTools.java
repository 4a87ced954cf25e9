import com.github.copilot.tool.CopilotTool;

class OrderTools extends Keeper<Order> implements Countable {
    /**
     * Finds an order.
     *
     * @param customer whose it is
     */
    @CopilotTool("")
    String find(Customer customer, Status status) throws OrderException {
        throw new OrderException("There is no order.");
    }

    @Override
    public int store(Order order, boolean isFirst) {
        return 3;
    }
}
