package io.github.copilottool.spring;

import java.text.MessageFormat;
import java.util.ArrayList;
import java.util.List;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;

/** Collects the log of a class until it is closed, without printing it. */
final class LogLines extends Handler implements AutoCloseable {
    private final Logger logger;

    /** Each line begins with the level. */
    final List<String> lines = new ArrayList<>();

    LogLines(Class<?> type) {
        logger = Logger.getLogger(type.getName());
        logger.addHandler(this);
        logger.setUseParentHandlers(false);
    }

    @Override
    public void publish(LogRecord entry) {
        lines.add(entry.getLevel() + " " + MessageFormat.format(entry.getMessage(), entry.getParameters()));
    }

    @Override
    public void flush() {}

    @Override
    public void close() {
        logger.removeHandler(this);
        logger.setUseParentHandlers(true);
    }
}
