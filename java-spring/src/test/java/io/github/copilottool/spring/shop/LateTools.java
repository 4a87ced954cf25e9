package io.github.copilottool.spring.shop;

import com.github.copilot.tool.CopilotTool;
import java.util.concurrent.atomic.AtomicInteger;

/** Tools that count their objects. */
public class LateTools {
    /** The number of objects. */
    public static final AtomicInteger MADE = new AtomicInteger();

    private final int number = MADE.incrementAndGet();

    /** Is created by a test. */
    public LateTools() {}

    /**
     * Returns the object's number.
     *
     * @return the number, from 1
     */
    @CopilotTool("Returns the object's number.")
    public int objectNumber() {
        return number;
    }
}
