package com.github.copilot.rpc;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.github.copilot.tool.runtime.CopilotTools;

/** The mapper that reads arguments and writes results and definitions. The SDK's is not public. */
public final class RpcMapper {
    /**
     * The mapper: it supports {@code java.time}, ignores unknown properties, writes dates as ISO 8601 text and leaves
     * nulls out.
     */
    public static final ObjectMapper INSTANCE = CopilotTools.mapper();

    private RpcMapper() {}
}
