package com.github.copilot.tool.runtime;

import com.github.copilot.rpc.ToolDefinition;
import com.github.copilot.rpc.ToolHandler;
import com.github.copilot.rpc.ToolInvocation;
import java.util.Collection;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * An object that need not exist when its tools are defined: each call asks for it. A container's bean can be created by
 * the first call, and can be another object in each call.
 */
final class SuppliedObject {
    private final Class<?> toolClass;
    private final Supplier<?> supplier;
    private final Function<Object, Collection<ToolDefinition>> companion;

    /** The handlers of the object of the last call, unless a linked companion makes them. */
    private volatile Handlers last;

    /**
     * Describes an object.
     *
     * @param toolClass the class whose companion has the tools
     * @param supplier returns the object, in each call
     * @param companion returns the tools of an object, if the companion is not linked or not for its class
     */
    SuppliedObject(Class<?> toolClass, Supplier<?> supplier, Function<Object, Collection<ToolDefinition>> companion) {
        this.toolClass = toolClass;
        this.supplier = supplier;
        this.companion = companion;
    }

    /** Returns a tool, which is defined without an object, with a handler that calls it on the object. */
    ToolDefinition tool(ToolDefinition defined) {
        return DefinitionCopy.of(defined, new Handler(defined.name(), defined.handler()));
    }

    private Object supplied() {
        Object object = supplier.get();
        if (object == null) {
            throw new IllegalStateException("The supplier of the object of " + toolClass.getName() + " returned null.");
        }
        return object;
    }

    private IllegalStateException unknown(Object object, String tool) {
        return new IllegalStateException("The supplier of the object of " + toolClass.getName()
                + " returned an object of " + object.getClass().getName() + ", which has no tool " + tool
                + ". If a framework made a proxy of the object's interfaces, annotate the interface's methods, or let it"
                + " make a proxy of the class (Spring: proxyTargetClass = true).");
    }

    private ToolHandler ofObject(Object object, String tool) {
        Handlers handlers = last;
        if (handlers == null || handlers.object != object) {
            Map<String, ToolHandler> byTool = new HashMap<>();
            for (ToolDefinition each : companion.apply(object)) {
                byTool.put(each.name(), each.handler());
            }
            handlers = new Handlers(object, byTool);
            last = handlers;
        }
        ToolHandler handler = handlers.byTool.get(tool);
        if (handler == null) {
            throw unknown(object, tool);
        }
        return handler;
    }

    /** The handlers of one object. */
    private record Handlers(Object object, Map<String, ToolHandler> byTool) {}

    /** Asks for the object and calls a tool on it. */
    private final class Handler implements ToolHandler {
        private final String tool;

        /** The handler without an object. */
        private final ToolHandler handler;

        Handler(String tool, ToolHandler handler) {
            this.tool = tool;
            this.handler = handler;
        }

        @Override
        public CompletableFuture<Object> invoke(ToolInvocation invocation) {
            ToolHandler own;
            try {
                Object object = supplied();
                own = handler instanceof CompanionHandler && toolClass.isInstance(object)
                        ? ((CompanionHandler) handler).withObject(object)
                        : ofObject(object, tool);
            } catch (Throwable failure) {
                // The call fails with the exception, as if the tool had thrown it (R5.4).
                return Results.failed(failure);
            }
            return own.invoke(invocation);
        }
    }
}
