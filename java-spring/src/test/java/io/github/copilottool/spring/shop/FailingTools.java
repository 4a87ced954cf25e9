package io.github.copilottool.spring.shop;

import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;
import java.util.NoSuchElementException;
import org.springframework.security.access.AccessDeniedException;

/** A tool whose calls end in each way. */
public class FailingTools {
    /** Is created by a test. */
    public FailingTools() {}

    /**
     * Deletes an order.
     *
     * @param id the order, or what the method throws
     */
    @CopilotTool("Deletes an order.")
    public void deleteOrder(@CopilotToolParam("The order's id") String id) {
        switch (id) {
            case "secret" -> throw new AccessDeniedException("a secret");
            case "unknown" -> throw new NoSuchElementException("unknown");
            case "broken" -> throw new IllegalStateException("broken");
            default -> {}
        }
    }
}
