package io.github.copilottool.testkit;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.LongSupplier;
import java.util.function.ObjLongConsumer;

/** The part of the command that replays recorded calls. It needs the tool classes and the API. */
final class ReplayCommand extends Command {
    private final LongSupplier nanoseconds;

    /** @param nanoseconds the clock for lines about the progress */
    ReplayCommand(LongSupplier nanoseconds) {
        super(Set.of("--json", "--advice"), Set.of("--against", "--call"));
        this.nanoseconds = nanoseconds;
    }

    /** Replays recorded calls and prints the report. */
    @Override
    int run(PrintStream out, PrintStream err) throws CatalogException {
        boolean isComplete = words.size() + values("--call").size() > 1 && !words.isEmpty();
        require(isComplete, "replay needs a file or directory of recorded calls, and tool classes.");
        Path recordings = path(words.get(0));
        Set<String> called = new LinkedHashSet<>(values("--call"));
        Set<String> classes = new LinkedHashSet<>(words.subList(1, words.size()));
        classes.addAll(called);
        List<Object> owners = new ArrayList<>();
        Set<String> calledTools = new HashSet<>();
        for (String each : classes) {
            Object owner = CallCommand.owner(each);
            owners.add(owner);
            if (called.contains(each)) {
                calledTools.addAll(Tools.of(owner).names());
            }
        }
        List<String> former = values("--against");
        Set<String> names = former.isEmpty() ? null : names(path(former.get(former.size() - 1)));
        ReplayReport report =
                of(Tools.of(owners.toArray()), calledTools, names, recordings, new Progress(err, nanoseconds));
        if (has("--json")) {
            out.print(JsonText.pretty(JsonText.of(report)));
        } else {
            out.print(report);
            if (has("--advice")) {
                out.print("\n" + report.adviceText());
            }
        }
        return report.refused() > 0 ? BREAKING : report.isAnyRead() ? WELL : FAILED;
    }

    /**
     * Replays the calls in a file or directory, see {@link Replay#Replay}.
     *
     * @throws CatalogException if the recordings cannot be read, or have no calls
     */
    static ReplayReport of(
            Tools tools, Set<String> called, Set<String> former, Path recordings, ObjLongConsumer<Path> progress)
            throws CatalogException {
        Replay replay = new Replay(tools, called, former);
        RecordedCallFiles files = new RecordedCallFiles(replay::add, progress);
        try {
            files.read(recordings);
        } catch (IOException unreadable) {
            throw unreadable(recordings, unreadable);
        }
        ReplayReport report = replay.report(files);
        if (report.calls() == 0) {
            throw new CatalogException("There are no calls of these tools in " + recordings + "."
                    + (files.otherLines() == 0
                            ? ""
                            : " " + files.otherLines() + " of its lines have none of the formats, first "
                                    + files.firstOther()));
        }
        return report;
    }

    /** Returns the names of the tools in a catalogue, or in a file of {@link Tools#json}. */
    static Set<String> names(Path file) throws CatalogException {
        Set<String> names = new HashSet<>();
        try {
            JsonNode tools = JsonText.read(Files.readString(file));
            if (tools.isArray()) {
                tools.forEach(each -> names.add(each.path("name").asText()));
                return names;
            }
        } catch (JsonProcessingException noJson) {
            // The message is that of a catalogue.
        } catch (IOException unreadable) {
            throw unreadable(file, unreadable);
        }
        CatalogFiles.printed(file.toString()).forEach(each -> names.add(each.name()));
        return names;
    }

    /** A line about the progress every five seconds. */
    private static final class Progress implements ObjLongConsumer<Path> {
        private static final long INTERVAL = 5_000_000_000L;

        private final PrintStream err;
        private final LongSupplier nanoseconds;
        private long last;
        private long lines;

        Progress(PrintStream err, LongSupplier nanoseconds) {
            this.err = err;
            this.nanoseconds = nanoseconds;
            this.last = nanoseconds.getAsLong();
        }

        @Override
        public void accept(Path file, long read) {
            lines++;
            long now = nanoseconds.getAsLong();
            if (now - last < INTERVAL) {
                return;
            }
            last = now;
            long size = file.toFile().length();
            long percent = size == 0 ? 100 : Math.min(100, 100 * read / size);
            err.print(String.format(Locale.ROOT, "%,d lines read, %d %% of %s\n", lines, percent, file.getFileName()));
            err.flush();
        }
    }
}
