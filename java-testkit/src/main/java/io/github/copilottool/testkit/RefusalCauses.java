package io.github.copilottool.testkit;

import java.util.function.Supplier;
import java.util.logging.Filter;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;

/**
 * The exceptions of a tool's own code that refused an argument, such as a record's constructor. The model does not see
 * them, so the handler's result does not have them: handlers log them at DEBUG, which is {@link Level#FINE} here, on the
 * thread that calls them. If {@link System.Logger} is not {@code java.util.logging}, as it is in the JDK, none is found.
 */
final class RefusalCauses implements Filter {
    private static final String NAME = "com.github.copilot.tool";

    /** The logger; a reference keeps its filter. */
    private static final Logger LOGGER = Logger.getLogger(NAME);

    /** The exception of the running call, in an array of one; null if no call is running. */
    private static final ThreadLocal<Throwable[]> FOUND = new ThreadLocal<>();

    private final Filter before = LOGGER.getFilter();
    private final Level level = LOGGER.getLevel();

    static {
        LOGGER.setFilter(new RefusalCauses());
        LOGGER.setLevel(Level.FINE);
    }

    /** Returns the result of a call. Writes the first such exception, if there is one, into an array of one. */
    static <T> T watch(Supplier<T> call, Throwable[] cause) {
        Throwable[] outer = FOUND.get();
        FOUND.set(cause);
        try {
            return call.get();
        } finally {
            if (outer == null) {
                FOUND.remove();
            } else {
                FOUND.set(outer);
            }
        }
    }

    /** Keeps the exception. Whether it is printed is decided as it was before. */
    @Override
    public boolean isLoggable(LogRecord record) {
        Throwable[] found = FOUND.get();
        if (found != null && found[0] == null && NAME.equals(record.getLoggerName())) {
            found[0] = record.getThrown();
        }
        boolean isPrinted = level == null
                ? LOGGER.getParent().isLoggable(record.getLevel())
                : record.getLevel().intValue() >= level.intValue();
        return isPrinted && (before == null || before.isLoggable(record));
    }
}
