package shop;

import com.github.copilot.rpc.ToolResultObject;

/** A tool class. */
public class Shop {
    String greet(Object name) {
        return "Hello " + name;
    }

    static ToolResultObject refuse() {
        return ToolResultObject.failure("Closed.", "closed");
    }
}
