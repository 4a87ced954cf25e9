package io.github.copilottool.testkit;

import com.fasterxml.jackson.databind.JsonNode;
import com.github.copilot.rpc.ToolDefinition;
import com.github.copilot.rpc.ToolHandler;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** The reading of a tool's arguments, as its handler does it. The tool method is not called. */
record ToolReading(String tool, ToolHandler handler) {
    /** Returns the reading of a tool, unless {@link ReadingOnly} cannot make its handler. */
    static ToolReading of(ToolDefinition definition) throws UncheckableTool {
        return new ToolReading(definition.name(), ReadingOnly.of(definition));
    }

    /**
     * Reads the arguments of a call.
     *
     * @param arguments the arguments, with numbers as the runtime reads them
     * @return the problems; null if the tool would be called
     */
    List<RefusedArgument> problems(JsonNode arguments) {
        CompletableFuture<Object> future = null;
        try {
            future = handler.invoke(Wire.invocation(tool).setArguments(arguments));
            Object result = future.get(1, TimeUnit.SECONDS);
            return refused(future, "the handler completed with " + result);
        } catch (ExecutionException failed) {
            Throwable cause = failed.getCause();
            return ReadingOnly.isCall(cause) ? null : refused(future, "the future fails with " + cause);
        } catch (TimeoutException | RuntimeException | Error broken) {
            return List.of(RefusedArgument.other("the handler fails with " + broken));
        } catch (InterruptedException interrupted) {
            throw Tools.interrupted(interrupted, "checked " + tool);
        }
    }

    private static List<RefusedArgument> refused(CompletableFuture<Object> future, String otherwise) {
        List<RefusedArgument> problems = RefusedArgument.of(future);
        return problems.isEmpty() ? List.of(RefusedArgument.other(otherwise)) : problems;
    }
}
