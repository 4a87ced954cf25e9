package com.github.copilot.rpc;

import com.fasterxml.jackson.annotation.JsonInclude;

@JsonInclude(JsonInclude.Include.NON_NULL)
public record ToolBinaryResult(String data, String mimeType, String type, String description) {}
