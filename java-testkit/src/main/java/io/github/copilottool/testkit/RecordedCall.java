package io.github.copilottool.testkit;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Set;

/**
 * A call in a recording.
 *
 * @param names the tool's name, and any other name of it in the recording
 * @param arguments the arguments; null if they were not recorded
 * @param omitted the paths of arguments that were left out of the recording
 * @param outcome the result of the call when it was recorded
 * @param place the file and line
 */
record RecordedCall(List<String> names, JsonNode arguments, Set<String> omitted, Outcome outcome, String place) {
    /** The results of recorded calls. */
    enum Outcome {
        SUCCEEDED,
        FAILED,
        UNKNOWN
    }

    RecordedCall with(Outcome ended) {
        return new RecordedCall(names, arguments, omitted, ended, place);
    }
}
