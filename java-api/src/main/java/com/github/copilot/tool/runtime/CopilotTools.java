package com.github.copilot.tool.runtime;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.datatype.jsr310.JavaTimeModule;
import com.github.copilot.rpc.ToolDefinition;
import com.github.copilot.rpc.ToolHandler;
import com.github.copilot.tool.runtime.Results.CallFuture;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.StringJoiner;
import java.util.concurrent.CompletableFuture;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * The tools of any objects, with every version of the SDK.
 *
 * <pre>{@code
 * session.setTools(CopilotTools.of(orderTools, stockTools, Calculator.class));
 * }</pre>
 *
 * <p>An object can be a proxy that Spring, CDI or another framework made: the companion is that of its class, or of the
 * nearest superclass and interfaces that have one. Tools are called on the object itself, so the proxy's interceptors
 * run.
 */
public final class CopilotTools {
    private CopilotTools() {}

    /**
     * {@return the tools of objects and classes, in this order, which read and write JSON by {@link #mapper()}}
     *
     * @param beans objects with tool methods; a {@link Class}, whose tool methods must all be static; or a {@link
     *     ToolDefinition}, which is used as it is
     * @throws IllegalArgumentException if a bean is null, a class has tools that need an object, or two tools have the
     *     same name; the message names their classes
     * @throws IllegalStateException if a bean has no tools, no companion, or one that cannot be used; the message says
     *     why
     */
    public static List<ToolDefinition> of(Object... beans) {
        return define(null, beans);
    }

    /**
     * {@return the tools of an object that need not exist yet: each call asks for it}
     *
     * <p>For beans that a container creates late, or anew for each request or session.
     *
     * <pre>{@code
     * CopilotTools.of(OrderTools.class, () -> context.getBean(OrderTools.class));
     * }</pre>
     *
     * <p>The supplier is called on the thread of the call, once for each call, also if the tool is static; several
     * threads may call it at once. If it throws, or returns null or an object without the tool, the call fails with an
     * exception.
     *
     * @param type the class of the object, or a supertype that has the tools
     * @param object returns the object
     * @param <T> the class
     * @throws IllegalArgumentException if an argument is null
     * @throws IllegalStateException if the class has no tools, no companion, or one that cannot be used without an
     *     object; the message says why
     */
    public static <T> List<ToolDefinition> of(Class<T> type, Supplier<? extends T> object) {
        return supplied(null, type, object);
    }

    /**
     * {@return the tools of one object or class, also without a companion: then the API makes the tools, or refuses to}
     *
     * <p>{@code copilot-tool-api} makes them by reflection. For modules that take tools of any program.
     *
     * @param bean as for {@link #of(Object...)}
     * @throws IllegalArgumentException if the bean is null, or a class that has tools that need an object
     * @throws IllegalStateException if the bean has no tools, or neither a usable companion nor tools of the API; the
     *     message says why there is no companion
     */
    public static List<ToolDefinition> ofAny(Object bean) {
        if (bean == null || bean instanceof ToolDefinition || hasCompanion(type(bean))) {
            return of(bean);
        }
        try {
            return bean instanceof Class<?>
                    ? ToolDefinition.fromClass((Class<?>) bean)
                    : ToolDefinition.fromObject(bean);
        } catch (IllegalStateException refusal) {
            String reason = new CompanionLookup(type(bean)).absent().getMessage();
            if (reason.equals(refusal.getMessage())) {
                throw refusal;
            }
            throw new IllegalStateException(reason + " " + refusal.getMessage(), refusal);
        }
    }

    /**
     * {@return the tools of objects and classes, as {@link #of(Object...)} does, with another mapper}
     *
     * @param mapper reads the arguments that a companion does not read itself, and writes results
     * @param beans as for {@link #of(Object...)}
     * @throws IllegalArgumentException as {@link #of(Object...)} throws it, and if the mapper is null
     * @throws IllegalStateException as {@link #of(Object...)} throws it
     */
    public static List<ToolDefinition> withMapper(ObjectMapper mapper, Object... beans) {
        requireMapper(mapper);
        return define(mapper, beans);
    }

    /**
     * {@return the tools of an object that need not exist yet, as {@link #of(Class, Supplier)} does, with another
     * mapper}
     *
     * @param mapper reads the arguments that a companion does not read itself, and writes results
     * @param type as for {@link #of(Class, Supplier)}
     * @param object as for {@link #of(Class, Supplier)}
     * @param <T> the class
     * @throws IllegalArgumentException if an argument is null
     * @throws IllegalStateException as {@link #of(Class, Supplier)} throws it
     */
    public static <T> List<ToolDefinition> withMapper(
            ObjectMapper mapper, Class<T> type, Supplier<? extends T> object) {
        requireMapper(mapper);
        return supplied(mapper, type, object);
    }

    /**
     * {@return the same tools with other handlers, which also append each call to a file as a line of JSON: {@link
     * RecordedCalls#of(List, Path, String...)}}
     *
     * <p>Arguments may be private: recording is for tests and reviews.
     *
     * @param tools the definitions
     * @param file the file, which is created if it is missing
     * @param leftOut the names of arguments that are not written, at any depth
     */
    public static List<ToolDefinition> recorded(List<ToolDefinition> tools, Path file, String... leftOut) {
        return RecordedCalls.of(tools, file, leftOut);
    }

    /**
     * {@return the same tools with other handlers, of which further exceptions are answers (R5.10)}
     *
     * @param tools the definitions
     * @param translator is asked about each exception that is not an answer already, on the thread on which the call
     *     fails
     */
    public static List<ToolDefinition> translated(List<ToolDefinition> tools, ToolExceptionTranslator translator) {
        return intercepted(tools, tool -> invocation -> {
            CompletableFuture<Object> future;
            try {
                future = tool.handler().invoke(invocation);
            } catch (Throwable thrown) {
                // A companion's handler never throws (R5.4), but one that is written by hand may.
                future = Results.failed(thrown);
            }
            return new Translation(translator, tool.name()).of(future, tool.name());
        });
    }

    /**
     * {@return the same tools with other handlers, except for those without one} For instance to count calls:
     *
     * <pre>{@code
     * CopilotTools.intercepted(tools, tool -> invocation -> {
     *     calls.increment();
     *     return tool.handler().invoke(invocation);
     * });
     * }</pre>
     *
     * @param tools the definitions
     * @param handlers returns the handler of a tool, which calls the tool's own
     */
    public static List<ToolDefinition> intercepted(
            List<ToolDefinition> tools, Function<ToolDefinition, ToolHandler> handlers) {
        List<ToolDefinition> copies = new ArrayList<>();
        for (ToolDefinition each : tools) {
            copies.add(each.handler() == null ? each : DefinitionCopy.of(each, handlers.apply(each)));
        }
        return List.copyOf(copies);
    }

    /**
     * {@return whether {@link #of} finds companions for all tools of a class's objects}
     *
     * <p>No object is needed, and no companion is initialized.
     *
     * @param type the class of the objects, which can be that of a proxy
     * @throws IllegalStateException if a companion cannot be loaded; the message says why
     */
    public static boolean hasCompanion(Class<?> type) {
        return new CompanionLookup(type).isComplete();
    }

    /**
     * {@return the mapper that tools are given if no other is passed; copy it before you change it}
     *
     * <p>It has the settings of the SDK's, which is not public: it supports {@code java.time}, ignores unknown
     * properties, writes dates as ISO 8601 text and leaves nulls out.
     */
    public static ObjectMapper mapper() {
        return OwnMapper.INSTANCE;
    }

    /** Delivers the value of a tool's future, and a failure result in place of an exception that is an answer. */
    private static final class Translation extends Results.Delivery {
        private final ToolExceptionTranslator translator;
        private final String tool;

        Translation(ToolExceptionTranslator translator, String tool) {
            this.translator = translator;
            this.tool = tool;
        }

        @Override
        Object answer(Object value) {
            reason = stage instanceof CallFuture ? ((CallFuture) stage).reason : null;
            return value;
        }

        @Override
        void fail(Throwable failure) {
            try {
                String answer = translator.answer(failure);
                if (answer != null) {
                    Results.completeFailed(this, failure, tool, answer);
                }
            } catch (Throwable thrown) {
                if (thrown != failure) {
                    failure.addSuppressed(thrown);
                }
            }
            completeExceptionally(failure);
        }
    }

    /** Creates the mapper when it is first needed. */
    private static final class OwnMapper {
        static final ObjectMapper INSTANCE = JsonMapper.builder()
                .addModule(new JavaTimeModule())
                .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
                .disable(SerializationFeature.WRITE_DATES_AS_TIMESTAMPS)
                .defaultPropertyInclusion(
                        JsonInclude.Value.construct(JsonInclude.Include.NON_NULL, JsonInclude.Include.NON_NULL))
                .build();

        private OwnMapper() {}
    }

    // The mapper is null for mapper(), which is first called if there is a companion that may not link.
    private static List<ToolDefinition> define(ObjectMapper mapper, Object... beans) {
        if (beans == null) {
            throw new IllegalArgumentException("The array of the objects whose tools are wanted is null.");
        }
        List<ToolDefinition> tools = new ArrayList<>();
        Map<String, List<String>> owners = new LinkedHashMap<>();
        for (Object bean : beans) {
            String owner = "a definition";
            Collection<ToolDefinition> own;
            if (bean instanceof ToolDefinition) {
                own = List.of((ToolDefinition) bean);
            } else {
                CompanionLookup companions = lookup(bean);
                owner = companions.toolClass();
                own = definitions(companions, bean, mapper);
            }
            for (ToolDefinition each : own) {
                tools.add(each);
                owners.computeIfAbsent(each.name(), name -> new ArrayList<>(1)).add(owner);
            }
        }
        StringJoiner repeated = new StringJoiner("; ");
        for (Map.Entry<String, List<String>> each : owners.entrySet()) {
            if (each.getValue().size() > 1) {
                repeated.add("'" + each.getKey() + "' of " + String.join(" and ", each.getValue()));
            }
        }
        if (repeated.length() > 0) {
            throw new IllegalArgumentException("Several tools have the same name: " + repeated + ".");
        }
        return Collections.unmodifiableList(tools);
    }

    private static List<ToolDefinition> supplied(ObjectMapper mapper, Class<?> type, Supplier<?> object) {
        if (type == null || object == null) {
            throw new IllegalArgumentException(
                    type == null ? "The class whose tools are wanted is null." : "The supplier of the object is null.");
        }
        return Collections.unmodifiableList(
                new ArrayList<>(CompanionLookup.complete(type).suppliedDefinitions(object, mapper)));
    }

    private static void requireMapper(ObjectMapper mapper) {
        if (mapper == null) {
            throw new IllegalArgumentException("The mapper of the tools is null.");
        }
    }

    private static CompanionLookup lookup(Object bean) {
        if (bean == null) {
            throw new IllegalArgumentException("The object whose tools are wanted is null.");
        }
        return CompanionLookup.complete(type(bean));
    }

    private static Collection<ToolDefinition> definitions(
            CompanionLookup companions, Object bean, ObjectMapper mapper) {
        if (!(bean instanceof Class<?>)) {
            return companions.definitions(bean, mapper);
        }
        CompanionLookup.requireStaticTools((Class<?>) bean);
        Collection<ToolDefinition> tools = companions.definitions(null, mapper);
        companions.requireStaticTools(tools);
        return tools;
    }

    private static Class<?> type(Object bean) {
        return bean instanceof Class<?> given ? given : bean.getClass();
    }
}
