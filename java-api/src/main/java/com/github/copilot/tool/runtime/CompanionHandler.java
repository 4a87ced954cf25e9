package com.github.copilot.tool.runtime;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.github.copilot.rpc.ToolHandler;
import com.github.copilot.rpc.ToolInvocation;
import java.util.concurrent.CompletableFuture;
import java.util.function.Supplier;

/**
 * The handler of a tool of a linked companion. It is no member of {@link Companion}: a compiler that looks at that class
 * reads all its members.
 */
final class CompanionHandler implements ToolHandler, Supplier<Class<?>> {
    private final Companion companion;
    private final int number;
    private final String tool;
    private final Object instance;
    private final ObjectMapper mapper;

    CompanionHandler(Companion companion, int number, String tool, Object instance, ObjectMapper mapper) {
        this.companion = companion;
        this.number = number;
        this.tool = tool;
        this.instance = instance;
        this.mapper = mapper;
    }

    /** {@return a handler of the same tool that calls it on another object} */
    CompanionHandler withObject(Object object) {
        return new CompanionHandler(companion, number, tool, object, mapper);
    }

    @Override
    public Class<?> get() {
        return companion.getClass();
    }

    @Override
    public CompletableFuture<Object> invoke(ToolInvocation invocation) {
        return companion.call(number, instance, mapper, tool, invocation).answer(number);
    }
}
