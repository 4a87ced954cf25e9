package io.github.copilottool.spring;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.github.copilot.rpc.ToolBinaryResult;
import com.github.copilot.rpc.ToolInvocation;
import com.github.copilot.rpc.ToolResultObject;
import com.github.copilot.tool.runtime.ClientCalls;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.StringJoiner;
import java.util.concurrent.CompletionException;
import java.util.function.Predicate;
import org.springframework.ai.chat.model.ToolContext;
import org.springframework.ai.tool.ToolCallback;
import org.springframework.ai.tool.ToolCallbackProvider;
import org.springframework.ai.tool.definition.ToolDefinition;
import org.springframework.ai.tool.execution.ToolExecutionException;

/**
 * Tools for the clients of Spring AI.
 *
 * <pre>{@code
 * ChatClient client = builder.defaultToolCallbacks(SpringAiTools.of(CopilotTools.of(new OrderTools()))).build();
 * }</pre>
 *
 * <p>Wrong arguments are an answer that reports them all to the model, and so are exceptions that are answers. Any other
 * exception of a tool is passed to Spring AI's {@code ToolExecutionExceptionProcessor}, as those of its own tools are.
 */
public final class SpringAiTools implements ToolCallbackProvider {
    private static final JsonMapper MAPPER = new JsonMapper();
    private static final ToolContext NO_CONTEXT = new ToolContext(Map.of());

    private final List<Callback> callbacks;

    private SpringAiTools(List<Callback> callbacks) {
        this.callbacks = callbacks;
    }

    /**
     * Returns tools in the form of Spring AI.
     *
     * @param definitions the definitions that a session would get
     * @return these tools, in this order
     * @throws IllegalArgumentException if the parameters of a tool cannot be written as a JSON object
     */
    public static SpringAiTools of(Collection<com.github.copilot.rpc.ToolDefinition> definitions) {
        return of(definitions, tool -> true, ClientCalls.MAX_RESULT_SIZE);
    }

    /** Returns tools, of which the caller has only those that a predicate allows him. */
    static SpringAiTools of(
            Collection<com.github.copilot.rpc.ToolDefinition> definitions,
            Predicate<com.github.copilot.rpc.ToolDefinition> access,
            long maxResultSize) {
        return new SpringAiTools(definitions.stream()
                .map(each -> Callback.of(each, access, maxResultSize))
                .toList());
    }

    /**
     * Returns the tools of the caller for whom the thread works: all, if there is none, as at the application's start.
     *
     * @return the tools; a call of one that its caller may not call reads as one of an unknown tool
     */
    @Override
    public ToolCallback[] getToolCallbacks() {
        boolean isKnown = ToolCaller.current().principal() != null;
        return callbacks.stream()
                .filter(each -> !isKnown || each.access.test(each.tool))
                .toArray(ToolCallback[]::new);
    }

    /**
     * Returns the context that a program passes to Spring AI for the tools of a call.
     *
     * @param invocation the parameter of the tool method
     * @return the context, which is empty if the tool was not called by Spring AI, or the call has ended
     */
    public static ToolContext toolContext(ToolInvocation invocation) {
        ToolContext context = ClientCalls.context(invocation, ToolContext.class);
        return context == null ? NO_CONTEXT : context;
    }

    private static String json(Map<String, Object> value) {
        try {
            return MAPPER.writeValueAsString(value);
        } catch (JsonProcessingException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    /** Calls one tool. */
    private record Callback(
            com.github.copilot.rpc.ToolDefinition tool,
            ToolDefinition definition,
            Predicate<com.github.copilot.rpc.ToolDefinition> access,
            long maxResultSize)
            implements ToolCallback {
        static Callback of(
                com.github.copilot.rpc.ToolDefinition tool,
                Predicate<com.github.copilot.rpc.ToolDefinition> access,
                long maxResultSize) {
            ToolDefinition definition = ToolDefinition.builder()
                    .name(tool.name())
                    .description(tool.description())
                    .inputSchema(json(ClientCalls.parameters(tool)))
                    .build();
            return new Callback(tool, definition, access, maxResultSize);
        }

        @Override
        public ToolDefinition getToolDefinition() {
            return definition;
        }

        @Override
        public String call(String arguments) {
            return call(arguments, null);
        }

        @Override
        public String call(String arguments, ToolContext context) {
            if (!access.test(tool)) {
                // The words of Spring AI's ToolCallingManager.
                throw new ToolExecutionException(
                        definition, new IllegalStateException("No ToolCallback found for tool name: " + tool.name()));
            }
            try {
                return text(ClientCalls.call(tool, new ToolInvocation(), arguments, context, maxResultSize));
            } catch (CompletionException failed) {
                throw new ToolExecutionException(definition, failed.getCause());
            }
        }
    }

    // Spring AI passes text only: its own tools return an image as JSON with the same two members.
    private static String text(ToolResultObject result) {
        if (result.binaryResultsForLlm() == null || result.binaryResultsForLlm().isEmpty()) {
            return result.textResultForLlm();
        }
        StringJoiner lines = new StringJoiner("\n");
        String text = ClientCalls.text(result);
        if (!text.isEmpty()) {
            lines.add(text);
        }
        for (ToolBinaryResult each : result.binaryResultsForLlm()) {
            if (each.description() != null && !each.description().isBlank()) {
                lines.add(each.description());
            }
            Map<String, Object> file = new LinkedHashMap<>();
            file.put("mimeType", each.mimeType());
            file.put("data", each.data());
            lines.add(json(file));
        }
        return lines.toString();
    }
}
