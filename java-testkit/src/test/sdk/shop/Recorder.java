package shop;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.github.copilot.rpc.ToolDefinition;
import com.github.copilot.rpc.ToolInvocation;
import com.github.copilot.tool.runtime.RecordedCalls;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Function;

/** A user's program that records a call, and returns the definition and the recording. */
public final class Recorder implements Function<Path, String> {
    @Override
    public String apply(Path file) {
        try {
            ToolDefinition greet = RecordedCalls.of(ToolDefinition.fromObject(new Shop()), file)
                    .get(0);
            greet.handler()
                    .invoke(new ToolInvocation()
                            .setArguments(new ObjectMapper().readTree("{\"name\": \"Ada\"}")));
            return greet.name() + " skipPermission=" + greet.skipPermission() + "\n" + Files.readString(file);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
