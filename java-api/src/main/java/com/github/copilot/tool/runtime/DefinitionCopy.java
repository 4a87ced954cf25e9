package com.github.copilot.tool.runtime;

import com.github.copilot.rpc.ToolDefinition;
import com.github.copilot.rpc.ToolHandler;
import com.github.copilot.rpc.ToolInvocation;
import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.util.concurrent.CompletableFuture;
import java.util.function.Supplier;

/**
 * Copies definitions with another handler. Their components, which differ with the SDK's version, are looked up once.
 */
final class DefinitionCopy {
    private static final DefinitionCopy INSTANCE = new DefinitionCopy();

    /** The handler of a copy: the wrapper answers the calls; by the original's handler the companion is found. */
    record Handler(ToolHandler wrapper, ToolHandler handler) implements ToolHandler, Supplier<Class<?>> {
        @Override
        public Class<?> get() {
            return Companion.of(handler);
        }

        @Override
        public CompletableFuture<Object> invoke(ToolInvocation invocation) {
            return wrapper.invoke(invocation);
        }
    }

    /** The accessors; null for the handler. */
    private final Method[] accessors;

    private final Constructor<ToolDefinition> constructor;

    private DefinitionCopy() {
        RecordComponent[] components = ToolDefinition.class.getRecordComponents();
        Class<?>[] types = new Class<?>[components.length];
        accessors = new Method[components.length];
        for (int i = 0; i < components.length; i++) {
            types[i] = components[i].getType();
            accessors[i] = components[i].getName().equals("handler") ? null : components[i].getAccessor();
        }
        try {
            constructor = ToolDefinition.class.getDeclaredConstructor(types);
        } catch (NoSuchMethodException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    /** Returns a copy of a definition whose calls another handler answers. */
    static ToolDefinition of(ToolDefinition definition, ToolHandler handler) {
        return INSTANCE.copy(definition, new Handler(handler, definition.handler()));
    }

    private ToolDefinition copy(ToolDefinition definition, ToolHandler handler) {
        Object[] values = new Object[accessors.length];
        try {
            for (int i = 0; i < accessors.length; i++) {
                values[i] = accessors[i] == null ? handler : accessors[i].invoke(definition);
            }
            return constructor.newInstance(values);
        } catch (ReflectiveOperationException impossible) {
            throw new IllegalStateException(
                    "The definition of the tool " + definition.name() + " cannot be copied.", impossible);
        }
    }
}
