package io.github.copilottool.testkit;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import io.github.copilottool.testkit.RecordedCall.Outcome;
import java.util.List;

/** The format of this project (docs/testing.md), which {@code RecordedCalls} writes. */
final class OwnCalls implements CallFormat {
    @Override
    public boolean read(JsonNode record, CallCollector calls) {
        JsonNode tool = record.path("tool");
        if (!tool.isTextual()) {
            return false;
        }
        JsonNode arguments = record.path("arguments");
        Outcome outcome =
                switch (record.path("result").asText()) {
                    case "" -> Outcome.UNKNOWN;
                    case "success" -> Outcome.SUCCEEDED;
                    default -> Outcome.FAILED;
                };
        calls.call(
                List.of(tool.textValue()),
                arguments.isMissingNode()
                        ? JsonNodeFactory.instance.objectNode()
                        : arguments.isNull() ? null : arguments,
                JsonText.texts(record.path("omitted")),
                outcome);
        return true;
    }
}
