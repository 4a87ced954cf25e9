package io.github.copilottool.testkit;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.copilottool.testkit.RecordedCall.Outcome;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;

/**
 * The calls in a file. A call and its result can be two records: a call waits for its result while only a bounded
 * number of later calls are read, and is then passed on without it.
 */
final class CallCollector {
    private static final int MOST_WAITING = 1_000;
    private static final int MOST_BYTES = 4 << 20;

    private final Consumer<RecordedCall> calls;
    private final Map<String, Waiting> waiting = new LinkedHashMap<>();
    private int bytes;
    private String place = "";
    private int size;

    /** A call without its result, and the size of its record. */
    private record Waiting(RecordedCall call, int bytes) {}

    CallCollector(Consumer<RecordedCall> calls) {
        this.calls = calls;
    }

    /** Begins a line of a file: its number, from 1, and its length in bytes. */
    void at(String file, long line, int length) {
        place = JsonText.printable(file) + ":" + line;
        size = length;
    }

    /** Returns the place of the line that is read. */
    String place() {
        return place;
    }

    /** Passes on a call whose result is in the same record, or in none. */
    void call(List<String> names, JsonNode arguments, Set<String> omitted, Outcome outcome) {
        calls.accept(new RecordedCall(names, arguments, omitted, outcome, place));
    }

    /** Keeps a call until its result is read. */
    void started(String id, List<String> names, JsonNode arguments) {
        ended(id, Outcome.UNKNOWN);
        waiting.put(id, new Waiting(new RecordedCall(names, arguments, Set.of(), Outcome.UNKNOWN, place), size));
        bytes += size;
        while (waiting.size() > MOST_WAITING || bytes > MOST_BYTES && waiting.size() > 1) {
            ended(waiting.keySet().iterator().next(), Outcome.UNKNOWN);
        }
    }

    /** Passes on the call with this id, if there is one, with its result. */
    void ended(String id, Outcome outcome) {
        RecordedCall call = taken(id);
        if (call != null) {
            calls.accept(call.with(outcome));
        }
    }

    /** Removes the call with this id and returns it; null if there is none. */
    RecordedCall taken(String id) {
        Waiting removed = waiting.remove(id);
        if (removed == null) {
            return null;
        }
        bytes -= removed.bytes();
        return removed.call();
    }

    /** Passes on the calls whose results were not found. */
    void end() {
        waiting.values().forEach(each -> calls.accept(each.call()));
    }
}
