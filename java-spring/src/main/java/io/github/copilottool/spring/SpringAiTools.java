package io.github.copilottool.spring;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.github.copilot.rpc.ToolBinaryResult;
import com.github.copilot.rpc.ToolInvocation;
import com.github.copilot.rpc.ToolResultObject;
import com.github.copilot.tool.runtime.ClientCalls;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.StringJoiner;
import java.util.concurrent.CompletionException;
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

    private final ToolCallback[] callbacks;

    private SpringAiTools(ToolCallback[] callbacks) {
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
        return new SpringAiTools(definitions.stream().map(Callback::new).toArray(ToolCallback[]::new));
    }

    @Override
    public ToolCallback[] getToolCallbacks() {
        return callbacks.clone();
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
    private record Callback(com.github.copilot.rpc.ToolDefinition tool, ToolDefinition definition)
            implements ToolCallback {
        Callback(com.github.copilot.rpc.ToolDefinition tool) {
            this(
                    tool,
                    ToolDefinition.builder()
                            .name(tool.name())
                            .description(tool.description())
                            .inputSchema(json(ClientCalls.parameters(tool)))
                            .build());
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
            try {
                return text(ClientCalls.call(tool, new ToolInvocation(), arguments, context));
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
        if (!result.textResultForLlm().isEmpty()) {
            lines.add(result.textResultForLlm());
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
