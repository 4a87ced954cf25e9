package io.github.copilottool.mcp.shop;

import com.github.copilot.tool.CopilotTool;
import java.io.IOException;

/** Tools that print in every place that is possible, and read standard input. */
public final class PrintingTools {
    static {
        System.out.println("from the static initializer");
    }

    /** Prints. */
    public PrintingTools() {
        System.out.println("from the constructor");
    }

    @CopilotTool("Prints.")
    public String print() {
        System.out.println("{\"from\": \"the tool\"}");
        return "printed";
    }

    @CopilotTool("Reads what the client sends.")
    public int read() throws IOException {
        return System.in.read();
    }
}
