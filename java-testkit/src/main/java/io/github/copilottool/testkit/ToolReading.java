package io.github.copilottool.testkit;

import com.fasterxml.jackson.databind.JsonNode;
import com.github.copilot.rpc.ToolDefinition;
import com.github.copilot.rpc.ToolHandler;
import com.github.copilot.rpc.ToolInvocation;
import com.github.copilot.rpc.ToolResultObject;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The reading of a tool's arguments, as its handler does it. The tool method is not called. */
record ToolReading(String tool, ToolHandler handler) {
    private static final Pattern MORE = Pattern.compile("and \\d+ more\\.?");

    /** Returns the reading of a tool, unless {@link ReadingOnly} cannot make its handler. */
    static ToolReading of(ToolDefinition definition) throws UncheckableTool {
        return new ToolReading(definition.name(), ReadingOnly.of(definition));
    }

    /**
     * Reads the arguments of a call.
     *
     * @param arguments the arguments, with numbers as the runtime reads them
     * @return a sentence for each problem; null if the tool would be called
     */
    List<String> problems(JsonNode arguments) {
        try {
            ToolInvocation invocation = Wire.invocation(tool).setArguments(arguments);
            Object result = handler.invoke(invocation).get(1, TimeUnit.SECONDS);
            return result instanceof ToolResultObject refusal
                    ? sentences(tool, refusal.textResultForLlm())
                    : List.of("the handler completed with " + result);
        } catch (ExecutionException failed) {
            Throwable cause = failed.getCause();
            if (ReadingOnly.isCall(cause)) {
                return null;
            }
            boolean isRefusal =
                    cause instanceof IllegalArgumentException && isRefusal(tool, String.valueOf(cause.getMessage()));
            return isRefusal ? sentences(tool, cause.getMessage()) : List.of("the future fails with " + cause);
        } catch (TimeoutException | RuntimeException | Error broken) {
            return List.of("the handler fails with " + broken);
        } catch (InterruptedException interrupted) {
            throw Tools.interrupted(interrupted, "checked " + tool);
        }
    }

    /** Whether a text is that of a refused call (R5.3). */
    static boolean isRefusal(String tool, String text) {
        return text.startsWith("Tool " + tool + ":");
    }

    /** Returns the sentences in the text of a refused call, except the one that counts more problems. */
    static List<String> sentences(String tool, String text) {
        String all = text.substring(("Tool " + tool + ":").length());
        return Stream.of(all.strip().replaceFirst("^- ", "").split("\n- "))
                .filter(each -> !MORE.matcher(each).matches())
                .toList();
    }
}
