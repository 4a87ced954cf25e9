package com.github.copilot.rpc;

import com.fasterxml.jackson.databind.ObjectMapper;

final class RpcMapper {
    static final ObjectMapper INSTANCE = new ObjectMapper();

    private RpcMapper() {}
}
