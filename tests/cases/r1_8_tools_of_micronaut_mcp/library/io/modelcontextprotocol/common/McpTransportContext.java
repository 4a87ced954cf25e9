package io.modelcontextprotocol.common;

public interface McpTransportContext {}
