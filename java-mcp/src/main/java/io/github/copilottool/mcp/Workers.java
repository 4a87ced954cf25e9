package io.github.copilottool.mcp;

import java.util.concurrent.Executor;
import java.util.concurrent.LinkedTransferQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * The threads that run code of tools: their methods, and what depends on their futures. A thread that others wait for,
 * such as a timer's or the one that reads messages, runs none of it.
 *
 * <p>Unlike with Reactor's {@code boundedElastic()}, no call waits for a certain thread, which a method that never ends
 * may occupy.
 */
final class Workers {
    private static final int IDLE_SECONDS = 30;

    /** Runs tool methods. */
    static final Executor CALLS = pool("copilot-tool-call-", 200);

    /** Cancels the futures of tools, and so runs what depends on them. */
    static final Executor CANCELLATIONS = pool("copilot-tool-cancellation-", 1_000);

    /** Sends answers, for which a client may let it wait. */
    static final Executor ANSWERS = pool("copilot-tool-answer-", 1_000);

    private Workers() {}

    /** A queue that takes a task at once only if a thread is idle, so that the pool prefers new threads to waiting. */
    @SuppressWarnings("serial")
    private static final class Tasks extends LinkedTransferQueue<Runnable> {
        @Override
        public boolean offer(Runnable task) {
            return tryTransfer(task);
        }

        void enqueue(Runnable task) {
            super.offer(task);
        }
    }

    private static Executor pool(String name, int threads) {
        Tasks tasks = new Tasks();
        AtomicInteger count = new AtomicInteger();
        return new ThreadPoolExecutor(
                0,
                threads,
                IDLE_SECONDS,
                TimeUnit.SECONDS,
                tasks,
                task -> {
                    Thread thread = new Thread(task, name + count.incrementAndGet());
                    thread.setDaemon(true);
                    return thread;
                },
                (task, full) -> tasks.enqueue(task));
    }
}
