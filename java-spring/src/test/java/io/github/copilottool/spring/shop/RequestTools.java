package io.github.copilottool.spring.shop;

import com.github.copilot.tool.CopilotTool;
import java.util.concurrent.CountDownLatch;
import org.springframework.web.context.request.RequestContextHolder;
import org.springframework.web.context.request.ServletRequestAttributes;

/** Tools that need the request which calls them. */
public class RequestTools {
    /** Is zero when a call waits. */
    public static volatile CountDownLatch waiting = new CountDownLatch(1);

    /** Is zero when the waiting call was interrupted. */
    public static volatile CountDownLatch interrupted = new CountDownLatch(1);

    /** Is zero when the waiting call may end. */
    public static volatile CountDownLatch released = new CountDownLatch(1);

    private int calls;

    /** Is created by a test. */
    public RequestTools() {}

    /** Makes all calls wait again. */
    public static void reset() {
        waiting = new CountDownLatch(1);
        interrupted = new CountDownLatch(1);
        released = new CountDownLatch(1);
    }

    /**
     * Returns the header and how often this object was called.
     *
     * @return both
     */
    @CopilotTool("Returns the media type of the request that calls it.")
    public String requestHeader() {
        ServletRequestAttributes request = (ServletRequestAttributes) RequestContextHolder.currentRequestAttributes();
        calls++;
        return request.getRequest().getHeader("Content-Type") + " in call " + calls;
    }

    /**
     * Waits.
     *
     * @return a word
     * @throws InterruptedException if the call is cancelled
     */
    @CopilotTool("Waits until a test lets it go on.")
    public String waitLong() throws InterruptedException {
        waiting.countDown();
        try {
            released.await();
        } catch (InterruptedException cancelled) {
            interrupted.countDown();
            throw cancelled;
        }
        return "released";
    }
}
