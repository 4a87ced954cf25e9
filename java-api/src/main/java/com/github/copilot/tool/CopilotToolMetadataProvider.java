package com.github.copilot.tool;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.github.copilot.rpc.ToolDefinition;
import java.util.List;

/**
 * What the processor's companion of a tool class implements: it knows the class's tools without reflection.
 *
 * @param <T> the tool class
 */
public interface CopilotToolMetadataProvider<T> {
    /**
     * The tools of an instance.
     *
     * @param instance what the tools are called on; may be null where all tool methods are static
     * @param mapper reads the arguments that generated code does not read itself, and writes results
     * @return the definitions, in the order of the source
     */
    List<ToolDefinition> definitions(T instance, ObjectMapper mapper);
}
