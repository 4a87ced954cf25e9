package com.github.copilot.rpc;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectReader;
import java.io.IOException;
import java.util.Map;

/** A call of a tool. A tool method with a parameter of this type receives the call. */
public final class ToolInvocation {
    /** The reader of arguments, which the first call that has some makes. */
    private static final class Members {
        static final ObjectReader READER = RpcMapper.INSTANCE.readerFor(new TypeReference<Map<String, Object>>() {});
    }

    private String sessionId;
    private String toolCallId;
    private String toolName;
    private JsonNode arguments;

    /** Creates a call without values. */
    public ToolInvocation() {}

    /** {@return the session that the call belongs to, or null} */
    public String getSessionId() {
        return sessionId;
    }

    /**
     * Sets the session.
     *
     * @param sessionId the identifier, or null
     * @return this
     */
    public ToolInvocation setSessionId(String sessionId) {
        this.sessionId = sessionId;
        return this;
    }

    /** {@return the call's own identifier, or null} */
    public String getToolCallId() {
        return toolCallId;
    }

    /**
     * Sets the call's own identifier.
     *
     * @param toolCallId the identifier, or null
     * @return this
     */
    public ToolInvocation setToolCallId(String toolCallId) {
        this.toolCallId = toolCallId;
        return this;
    }

    /** {@return the name that the model called, or null} */
    public String getToolName() {
        return toolName;
    }

    /**
     * Sets the name.
     *
     * @param toolName the name, or null
     * @return this
     */
    public ToolInvocation setToolName(String toolName) {
        this.toolName = toolName;
        return this;
    }

    /**
     * {@return the arguments as plain values: maps, lists, strings, numbers, booleans and nulls; null if there are no
     * arguments}
     *
     * @throws IllegalArgumentException if the arguments are not an object
     */
    public Map<String, Object> getArguments() {
        if (isMissing()) {
            return null;
        }
        try {
            return Members.READER.readValue(arguments);
        } catch (IOException unreadable) {
            throw new IllegalArgumentException("The arguments are no JSON object.", unreadable);
        }
    }

    /**
     * {@return the arguments as one value; null if there are no arguments}
     *
     * @param type the class to read them as
     * @param <T> the class to read them as
     * @throws IllegalArgumentException if they cannot be read as that; the message names the type
     */
    public <T> T getArgumentsAs(Class<T> type) {
        if (isMissing()) {
            return null;
        }
        try {
            return RpcMapper.INSTANCE.treeToValue(arguments, type);
        } catch (JsonProcessingException unreadable) {
            throw new IllegalArgumentException("The arguments cannot be read as " + type.getName() + ".", unreadable);
        }
    }

    /**
     * Sets the arguments.
     *
     * @param arguments a JSON object; null or a null node for none
     * @return this
     */
    public ToolInvocation setArguments(JsonNode arguments) {
        this.arguments = arguments;
        return this;
    }

    private boolean isMissing() {
        return arguments == null || arguments.isNull() || arguments.isMissingNode();
    }
}
