package com.github.copilot.tool.processor;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.github.copilot.tool.processor.loader.NativeCoreException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/** A core that keeps every request and answers as configured. */
public final class RecordingCore implements Core {
    private static final ObjectMapper JSON = new ObjectMapper();

    private final List<JsonNode> requests = new ArrayList<>();
    private final Function<JsonNode, byte[]> answer;

    /** Creates a core with this answer to each request. */
    public RecordingCore(Function<JsonNode, byte[]> answer) {
        this.answer = answer;
    }

    /** Creates a core that answers with no files and no diagnostics. */
    public RecordingCore() {
        this(request -> new Frame().bytes());
    }

    /** Returns a core that throws as if the library could not be loaded. */
    public static Core absent(String message) {
        return request -> {
            throw new NativeCoreException(message, null);
        };
    }

    /** Returns the tool class's declaration in a request. */
    public static JsonNode toolClass(JsonNode request) {
        return request.get("declarations").get(request.get("toolClass").intValue());
    }

    @Override
    public byte[] process(byte[] request) {
        try {
            JsonNode json = JSON.readTree(request);
            requests.add(json);
            return answer.apply(json);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Returns all requests, oldest first. */
    public List<JsonNode> requests() {
        return requests;
    }
}
