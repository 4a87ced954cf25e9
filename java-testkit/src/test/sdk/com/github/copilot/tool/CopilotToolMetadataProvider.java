package com.github.copilot.tool;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.github.copilot.rpc.ToolDefinition;
import java.util.List;

public interface CopilotToolMetadataProvider<T> {
    List<ToolDefinition> definitions(T instance, ObjectMapper mapper);
}
