package io.github.copilottool.testkit;

import java.io.PrintStream;
import java.nio.file.AccessDeniedException;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** One of the commands of {@link CatalogCommand}: reads its command line, and runs. */
abstract class Command {
    static final int WELL = 0;
    static final int FAILED = 1;
    static final int USAGE = 2;

    /** Callers break, or a recorded call is refused. */
    static final int BREAKING = 3;

    private final Set<String> flags;
    private final Set<String> valued;
    private final Map<String, List<String>> given = new HashMap<>();

    /** The words that are no options, in order. */
    final List<String> words = new ArrayList<>();

    /** Makes a command with some options that have no value, and some that have one. */
    Command(Set<String> flags, Set<String> valued) {
        this.flags = flags;
        this.valued = valued;
    }

    /** Returns the values of an option, one for each time that it is given; they are empty for one without value. */
    final List<String> values(String option) {
        return given.getOrDefault(option, List.of());
    }

    /** Whether an option is given. */
    final boolean has(String option) {
        return given.containsKey(option);
    }

    /** Runs if the command line is complete, and returns the exit code. */
    abstract int run(PrintStream out, PrintStream err) throws CatalogException;

    /** Reads a command line, runs, and returns the exit code. What is wrong is a line of the error output. */
    final int run(List<String> arguments, PrintStream out, PrintStream err) {
        try {
            for (Iterator<String> rest = arguments.iterator(); rest.hasNext(); ) {
                add(rest.next(), rest);
            }
            return run(out, err);
        } catch (CatalogException refused) {
            err.print(refused.getMessage() + "\n");
            return refused.code;
        } catch (AssertionError | IllegalArgumentException | IllegalStateException refused) {
            err.print(refused.getMessage() + "\n");
            return FAILED;
        }
    }

    private void add(String argument, Iterator<String> rest) throws CatalogException {
        if (!argument.startsWith("-")) {
            words.add(argument);
            return;
        }
        boolean hasValue = valued.contains(argument);
        require(hasValue || flags.contains(argument), "There is no option " + argument + ".");
        require(!hasValue || rest.hasNext(), "The option " + argument + " needs a value.");
        given.computeIfAbsent(argument, option -> new ArrayList<>()).add(hasValue ? rest.next() : "");
    }

    /** Makes sure that the command line is right. */
    static void require(boolean isRight, String otherwise) throws CatalogException {
        if (!isRight) {
            throw new CatalogException(otherwise + " --help explains the command.", USAGE);
        }
    }

    /** Returns a file's path. */
    static Path path(String text) throws CatalogException {
        if (text.isEmpty()) {
            throw new CatalogException("A path is empty.");
        }
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
        boolean isMissing = reason instanceof NoSuchFileException;
        return new CatalogException(
                place + (isMissing ? " does not exist." : " cannot be read: " + reason.getMessage() + "."));
    }
}
