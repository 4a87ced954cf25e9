package io.github.copilottool.langchain4j;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.github.copilot.rpc.ToolBinaryResult;
import com.github.copilot.rpc.ToolDefinition;
import com.github.copilot.rpc.ToolInvocation;
import com.github.copilot.rpc.ToolResultObject;
import com.github.copilot.tool.runtime.ClientCalls;
import dev.langchain4j.agent.tool.ToolExecutionRequest;
import dev.langchain4j.agent.tool.ToolSpecification;
import dev.langchain4j.data.message.AudioContent;
import dev.langchain4j.data.message.Content;
import dev.langchain4j.data.message.ImageContent;
import dev.langchain4j.data.message.PdfFileContent;
import dev.langchain4j.data.message.TextContent;
import dev.langchain4j.exception.ToolExecutionException;
import dev.langchain4j.invocation.InvocationContext;
import dev.langchain4j.service.tool.ToolExecutionResult;
import dev.langchain4j.service.tool.ToolExecutor;
import dev.langchain4j.service.tool.ToolProvider;
import dev.langchain4j.service.tool.ToolProviderRequest;
import dev.langchain4j.service.tool.ToolProviderResult;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CompletionException;

/**
 * Tools for the AI services of langchain4j.
 *
 * <pre>{@code
 * Assistant assistant = AiServices.builder(Assistant.class)
 *         .chatModel(model)
 *         .toolProvider(LangChain4jTools.of(CopilotTools.of(new OrderTools())))
 *         .build();
 * }</pre>
 *
 * <p>Wrong arguments are an answer that reports them all to the model, and so are exceptions that are answers. Any other
 * exception of a tool is passed to the {@code toolExecutionErrorHandler} of the service, as those of langchain4j's own
 * tools are. {@code ToolInvocation.getSessionId()} is the id of the chat memory.
 */
public final class LangChain4jTools implements ToolProvider {
    /** The members of a schema that langchain4j has for the arguments as a whole. */
    private static final Set<String> MEMBERS =
            Set.of("type", "description", "properties", "required", "additionalProperties", "$defs");

    private static final JsonMapper MAPPER = new JsonMapper();

    private final Map<ToolSpecification, ToolExecutor> tools;

    private LangChain4jTools(Map<ToolSpecification, ToolExecutor> tools) {
        this.tools = Collections.unmodifiableMap(tools);
    }

    /**
     * Returns tools in the form of langchain4j.
     *
     * @param definitions the definitions that a session would get
     * @return these tools, in this order
     * @throws IllegalArgumentException if the parameters of a tool are no schema of an object
     */
    public static LangChain4jTools of(Collection<ToolDefinition> definitions) {
        Map<ToolSpecification, ToolExecutor> tools = new LinkedHashMap<>();
        for (ToolDefinition each : definitions) {
            tools.put(specification(each), new Executor(each));
        }
        return new LangChain4jTools(tools);
    }

    /**
     * Returns the tools for {@code AiServices.builder(…).tools(…)}, and for programs that call a model themselves.
     *
     * @return an immutable map, in the order of the definitions
     */
    public Map<ToolSpecification, ToolExecutor> tools() {
        return tools;
    }

    @Override
    public ToolProviderResult provideTools(ToolProviderRequest request) {
        return new ToolProviderResult(tools);
    }

    // By langchain4j's reader of JSON, which keeps an inner schema that its classes do not express as a JsonRawSchema.
    private static ToolSpecification specification(ToolDefinition definition) {
        Map<String, Object> parameters = ClientCalls.parameters(definition);
        parameters.keySet().retainAll(MEMBERS);
        parameters.putIfAbsent("type", "object");
        parameters.computeIfPresent(
                "additionalProperties", (name, schema) -> schema instanceof Boolean ? schema : null);
        Map<String, Object> specification = new LinkedHashMap<>();
        specification.put("name", definition.name());
        specification.put("description", definition.description());
        specification.put("parameters", parameters);
        try {
            return ToolSpecification.fromJson(MAPPER.writeValueAsString(specification));
        } catch (JsonProcessingException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    /** Calls one tool. */
    private record Executor(ToolDefinition tool) implements ToolExecutor {
        @Override
        public String execute(ToolExecutionRequest request, Object memoryId) {
            return executeWithContext(
                            request,
                            InvocationContext.builder().chatMemoryId(memoryId).build())
                    .resultText();
        }

        @Override
        public ToolExecutionResult executeWithContext(ToolExecutionRequest request, InvocationContext context) {
            ToolInvocation invocation = new ToolInvocation();
            invocation.setToolCallId(request.id());
            if (context != null && context.chatMemoryId() != null) {
                invocation.setSessionId(context.chatMemoryId().toString());
            }
            ToolResultObject result;
            try {
                result = ClientCalls.call(tool, invocation, request.arguments(), context);
            } catch (CompletionException failed) {
                throw new ToolExecutionException(failed.getCause());
            }
            return ToolExecutionResult.builder()
                    .isError(ClientCalls.isFailure(result))
                    .resultContents(contents(result))
                    .build();
        }

        private List<Content> contents(ToolResultObject result) {
            List<ToolBinaryResult> files =
                    result.binaryResultsForLlm() == null ? List.of() : result.binaryResultsForLlm();
            List<Content> contents = new ArrayList<>();
            if (files.isEmpty() || !ClientCalls.text(result).isEmpty()) {
                contents.add(TextContent.from(result.textResultForLlm()));
            }
            for (ToolBinaryResult each : files) {
                if (each.description() != null && !each.description().isBlank()) {
                    contents.add(TextContent.from(each.description()));
                }
                contents.add(content(each));
            }
            return contents;
        }

        private Content content(ToolBinaryResult file) {
            String type = String.valueOf(file.mimeType());
            if (type.startsWith("image/")) {
                return ImageContent.from(file.data(), type);
            }
            if (type.startsWith("audio/")) {
                return AudioContent.from(file.data(), type);
            }
            if (type.equals("application/pdf")) {
                return PdfFileContent.from(file.data(), type);
            }
            throw new ToolExecutionException("The tool " + tool.name() + " returned a file of the type " + type
                    + ", which langchain4j cannot pass to a model.");
        }
    }
}
