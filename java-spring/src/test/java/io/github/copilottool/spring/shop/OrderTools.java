package io.github.copilottool.spring.shop;

import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;
import org.springframework.cache.annotation.Cacheable;

/** Tools whose results are cached, so the container makes a proxy of them. */
public class OrderTools {
    private int calls;

    /** Is created by a test. */
    public OrderTools() {}

    /**
     * Counts the calls that reach this object.
     *
     * @param id an order
     * @return the order and the number of calls
     */
    @Cacheable("orders")
    @CopilotTool("Finds an order.")
    public String findOrder(@CopilotToolParam("The order's id") String id) {
        calls++;
        return id + " in call " + calls;
    }
}
