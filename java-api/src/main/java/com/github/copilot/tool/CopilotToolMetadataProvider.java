package com.github.copilot.tool;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.github.copilot.rpc.ToolDefinition;
import java.util.List;

/**
 * The interface of the companion that the processor generates for a tool class: it has the class's tools without
 * reflection.
 *
 * @param <T> the tool class
 */
public interface CopilotToolMetadataProvider<T> {
    /**
     * {@return the tools of an instance, in the order of the source}
     *
     * @param instance the object that the tools are called on; may be null if all tool methods are static
     * @param mapper reads the arguments that generated code does not read itself, and writes results
     */
    List<ToolDefinition> definitions(T instance, ObjectMapper mapper);
}
