package com.github.copilot.rpc;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;

/**
 * Bytes in a tool's result, such as an image.
 *
 * @param data the bytes in base64
 * @param mimeType their media type, such as {@code image/png}
 * @param type the kind of content for the model, such as {@code image}
 * @param description what they show; may be null
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
public record ToolBinaryResult(
        @JsonProperty("data") String data,
        @JsonProperty("mimeType") String mimeType,
        @JsonProperty("type") String type,
        @JsonProperty("description") String description) {}
