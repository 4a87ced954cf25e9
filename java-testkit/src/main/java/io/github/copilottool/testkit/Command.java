package io.github.copilottool.testkit;

import java.io.PrintStream;
import java.nio.file.AccessDeniedException;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/** One of the commands of {@link CatalogCommand}: reads its command line, and runs. */
abstract class Command {
    static final int WELL = 0;
    static final int FAILED = 1;
    static final int USAGE = 2;

    /** Callers break, or a recorded call is refused. */
    static final int BREAKING = 3;

    /** The words that are no options, in order. */
    final List<String> words = new ArrayList<>();

    /**
     * Takes an option.
     *
     * @param rest the rest of the command line, from which an option's value is removed
     * @return whether there is this option
     * @throws CatalogException if its value is missing or wrong
     */
    abstract boolean takes(String option, Deque<String> rest) throws CatalogException;

    /** Makes sure that the command line is complete. */
    abstract void check() throws CatalogException;

    /** Runs, and returns the exit code. */
    abstract int run(PrintStream out, PrintStream err) throws CatalogException;

    /** Reads a command line, runs, and returns the exit code. What is wrong is a line of the error output. */
    final int run(List<String> arguments, PrintStream out, PrintStream err) {
        try {
            Deque<String> rest = new ArrayDeque<>(arguments);
            while (!rest.isEmpty()) {
                String argument = rest.remove();
                if (!argument.startsWith("-")) {
                    words.add(argument);
                } else if (!takes(argument, rest)) {
                    throw new CatalogException("There is no option " + argument + ".");
                }
            }
            check();
        } catch (CatalogException wrong) {
            err.print(wrong.getMessage() + " --help explains the command.\n");
            return USAGE;
        }
        try {
            return run(out, err);
        } catch (CatalogException | AssertionError | IllegalArgumentException | IllegalStateException refused) {
            err.print(refused.getMessage() + "\n");
            return FAILED;
        }
    }

    /** Makes sure that the command line is right. */
    static void require(boolean isRight, String otherwise) throws CatalogException {
        if (!isRight) {
            throw new CatalogException(otherwise);
        }
    }

    /** Returns the value of an option, which is removed from the rest of the command line. */
    static String valueOf(String option, Deque<String> rest) throws CatalogException {
        require(!rest.isEmpty(), "The option " + option + " needs a value.");
        return rest.remove();
    }

    /** Returns a file's path. */
    static Path path(String text) throws CatalogException {
        require(!text.isEmpty(), "A path is empty.");
        try {
            return Path.of(text);
        } catch (InvalidPathException impossible) {
            throw new CatalogException("No file can be called " + text + ".");
        }
    }

    /** Returns what to say of a file that cannot be read. */
    static CatalogException unreadable(Object place, Exception reason) {
        if (reason instanceof AccessDeniedException) {
            return new CatalogException(place + " may not be read: permission denied.");
        }
        return new CatalogException(
                reason instanceof NoSuchFileException
                        ? place + " does not exist."
                        : place + " cannot be read: " + reason.getMessage() + ".");
    }
}
