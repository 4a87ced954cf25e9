package com.github.copilot.tool.runtime;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.cfg.JsonNodeFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.TextNode;
import com.github.copilot.rpc.ToolDefinition;
import com.github.copilot.rpc.ToolInvocation;
import com.github.copilot.rpc.ToolResultObject;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutionException;

/**
 * Calls of tools by any client of a model: it sends the model a tool's name, description and JSON Schema, and gets
 * arguments as a text, for which it needs a text.
 *
 * <pre>{@code
 * String answer = ClientCalls.call(tool, call.id(), call.arguments()).textResultForLlm();
 * }</pre>
 */
public final class ClientCalls {
    /** The text of a failure that has none, as from GitHub's SDK. */
    public static final String GENERIC_FAILURE =
            "Invoking this tool produced an error. Detailed information is not available.";

    /** How many bytes of UTF-8 the text of a result may have, unless a program sets another limit. */
    public static final int MAX_RESULT_SIZE = 1_048_576;

    // Arguments may have 1,000 levels (R5.8). The tool itself refuses deeper ones, up to this limit.
    private static final JsonMapper EXACT = JsonMapper.builder(JsonFactory.builder()
                    .streamReadConstraints(StreamReadConstraints.builder()
                            .maxNestingDepth(1_200)
                            .build())
                    .build())
            .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .disable(JsonNodeFeature.STRIP_TRAILING_BIGDECIMAL_ZEROES)
            .build();

    // ToolInvocation is final, so that no subclass of it can have the context.
    private static final Map<ToolInvocation, Object> CONTEXTS = Collections.synchronizedMap(new IdentityHashMap<>());

    private ClientCalls() {}

    /**
     * {@return the JSON Schema of a tool's arguments as maps, lists, strings, numbers and booleans, in the order of the
     * definition}
     *
     * @param tool the definition; its parameters can be a map, a tree, a record, or null for no arguments
     * @throws IllegalArgumentException if the parameters cannot be written as a JSON object
     */
    public static Map<String, Object> parameters(ToolDefinition tool) {
        if (tool.parameters() == null) {
            Map<String, Object> none = new LinkedHashMap<>();
            none.put("type", "object");
            none.put("properties", new LinkedHashMap<>());
            return none;
        }
        try {
            return EXACT.readValue(
                    EXACT.writeValueAsString(tool.parameters()), new TypeReference<LinkedHashMap<String, Object>>() {});
        } catch (JsonProcessingException unwritable) {
            throw new IllegalArgumentException(
                    "The parameters of the tool " + tool.name() + " cannot be written as a JSON object.", unwritable);
        }
    }

    /**
     * Calls a tool and waits for its result.
     *
     * @param tool the tool
     * @param id the call's identifier, or null
     * @param arguments the text that the model wrote: a JSON object; blank or null for no arguments
     * @return the result, as of {@link #call(ToolDefinition, ToolInvocation, String, Object)}
     * @throws CompletionException if the tool fails; its cause is what the tool threw
     */
    public static ToolResultObject call(ToolDefinition tool, String id, String arguments) {
        ToolInvocation invocation = new ToolInvocation();
        invocation.setToolCallId(id);
        return call(tool, invocation, arguments, null);
    }

    /**
     * Calls a tool and waits for its result, whose text has at most {@link #MAX_RESULT_SIZE} bytes.
     *
     * @param tool the tool
     * @param invocation who calls; its name and arguments are set
     * @param arguments the text that the model wrote
     * @param context what {@link #context} returns during the call; null for nothing
     * @return the result, as of {@link #call(ToolDefinition, ToolInvocation, String, Object, long)}
     * @throws CompletionException if the tool fails; its cause is what the tool threw
     */
    public static ToolResultObject call(
            ToolDefinition tool, ToolInvocation invocation, String arguments, Object context) {
        return call(tool, invocation, arguments, context, MAX_RESULT_SIZE);
    }

    /**
     * Calls a tool and waits for its result. If the thread is interrupted, the tool's future is cancelled.
     *
     * @param tool the tool
     * @param invocation who calls; its name and arguments are set
     * @param arguments the text that the model wrote: a JSON object; blank or null for no arguments. Another text is
     *     refused by the tool
     * @param context what {@link #context} returns during the call; null for nothing
     * @param maxResultSize how many bytes of UTF-8 the text of the result may have; files are not counted
     * @return the result, whose text is never null; a failure if the text is too long
     * @throws CompletionException if the tool fails; its cause is what the tool threw
     */
    public static ToolResultObject call(
            ToolDefinition tool, ToolInvocation invocation, String arguments, Object context, long maxResultSize) {
        invocation.setToolName(tool.name());
        invocation.setArguments(tree(arguments));
        CompletableFuture<Object> future = null;
        try {
            if (context != null) {
                CONTEXTS.put(invocation, context);
            }
            future = tool.handler().invoke(invocation);
            if (future == null) {
                throw new IllegalStateException(
                        "The handler of the tool '" + tool.name() + "' returned null in place of a future.");
            }
            ToolResultObject result = result(future.get());
            String tooLong = tooLong(tool.name(), result.textResultForLlm(), maxResultSize);
            return tooLong == null ? result : ToolResultObject.failure(tooLong, tooLong);
        } catch (InterruptedException interrupted) {
            future.cancel(true);
            Thread.currentThread().interrupt();
            throw new CompletionException(interrupted);
        } catch (ExecutionException failed) {
            Throwable cause = failed.getCause();
            boolean isWrapped = cause instanceof CompletionException && cause.getCause() != null;
            throw new CompletionException(isWrapped ? cause.getCause() : cause);
        } catch (JsonProcessingException | RuntimeException failed) {
            throw new CompletionException(failed);
        } finally {
            CONTEXTS.remove(invocation);
        }
    }

    /**
     * {@return the text of the failure in place of a result whose text is too long; null if it is not}
     *
     * @param tool the tool's name
     * @param text the text of the result; may be null
     * @param most how many bytes of UTF-8 it may have
     */
    public static String tooLong(String tool, String text, long most) {
        // A character has at most three bytes, and a surrogate pair four.
        if (text == null || text.length() * 3L <= most) {
            return null;
        }
        long bytes = 0;
        for (int i = 0; i < text.length(); i++) {
            char each = text.charAt(i);
            bytes += each < 0x80 ? 1 : each < 0x800 || Character.isSurrogate(each) ? 2 : 3;
        }
        return bytes <= most
                ? null
                : "Tool " + tool + " returned " + bytes + " bytes of text, and at most " + most
                        + " are allowed. Ask for less, for instance for a smaller part.";
    }

    private static JsonNode tree(String arguments) {
        if (arguments == null || arguments.isBlank()) {
            return null;
        }
        try {
            return EXACT.readTree(arguments);
        } catch (JsonProcessingException noJson) {
            return TextNode.valueOf(arguments);
        }
    }

    // Returns a result as the SDK reads it, with a text.
    private static ToolResultObject result(Object value) throws JsonProcessingException {
        if (!(value instanceof ToolResultObject result)) {
            return ToolResultObject.success(
                    value instanceof String text ? text : CopilotTools.mapper().writeValueAsString(value));
        }
        return result.textResultForLlm() != null
                ? result
                : new ToolResultObject(
                        result.resultType(),
                        isFailure(result) ? GENERIC_FAILURE : "",
                        result.binaryResultsForLlm(),
                        result.error(),
                        null,
                        null);
    }

    /**
     * {@return the text of a result, which may be null; empty if it only describes the binary results, for a client that
     * passes them on with their descriptions}
     *
     * @param result the result
     */
    public static String text(ToolResultObject result) {
        String text = result.textResultForLlm();
        boolean hasFiles = result.binaryResultsForLlm() != null
                && !result.binaryResultsForLlm().isEmpty();
        return hasFiles && Results.filesText(result.binaryResultsForLlm()).equals(text) ? "" : text;
    }

    /**
     * {@return whether a result is a failure: of wrong arguments, of an exception that is an answer, or the tool's own}
     *
     * @param result the result
     */
    public static boolean isFailure(ToolResultObject result) {
        return !"success".equals(result.resultType());
    }

    /**
     * {@return what a client knows about the call that is running, such as the context of its library; null if the call
     * has ended, or its client has none of this class}
     *
     * @param invocation the parameter of the tool method
     * @param type the class of the context
     * @param <T> the class of the context
     */
    public static <T> T context(ToolInvocation invocation, Class<T> type) {
        Object context = CONTEXTS.get(invocation);
        return type.isInstance(context) ? type.cast(context) : null;
    }
}
