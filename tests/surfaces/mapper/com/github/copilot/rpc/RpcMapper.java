package com.github.copilot.rpc;

import com.fasterxml.jackson.databind.ObjectMapper;

public final class RpcMapper {
    public static final ObjectMapper INSTANCE = new ObjectMapper();

    private RpcMapper() {}
}
