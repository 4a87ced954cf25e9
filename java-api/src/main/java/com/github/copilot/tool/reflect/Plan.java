package com.github.copilot.tool.reflect;

import com.github.copilot.rpc.ToolHandler;
import com.github.copilot.rpc.ToolInvocation;
import com.github.copilot.tool.runtime.Rules;
import com.github.copilot.tool.runtime.Rules.ValueReader;
import java.lang.reflect.Constructor;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;

/**
 * How a tool is called: what is read, what is run, what becomes of the result.
 *
 * @param tool the tool's name
 * @param arguments what the model gives
 * @param record makes the single record that the arguments are (SPEC R4.8); null where each is passed by itself
 * @param target what is run
 * @param delivery what becomes of its result
 */
record Plan(String tool, List<Argument> arguments, FlatRecord record, Target target, Delivery delivery)
        implements ToolHandler {
    /** What a tool runs. */
    @FunctionalInterface
    interface Target {
        /**
         * Runs it.
         *
         * @param values the arguments in the schema's order, or the one record that they make
         * @param invocation the call
         * @return the result
         * @throws Throwable whatever the tool throws
         */
        Object run(Object[] values, ToolInvocation invocation) throws Throwable;
    }

    /**
     * The single record of a tool.
     *
     * @param canonical its constructor; null where the mapper makes it
     * @param sources of each component, in their order, the argument that it takes; empty where the mapper makes it
     * @param mapped makes it by the mapper
     */
    record FlatRecord(Constructor<?> canonical, List<Integer> sources, ValueReader mapped) {
        /**
         * The single record of a tool.
         *
         * @param use its type
         * @param shape the shape of that type
         * @param arguments takes the arguments that its components are
         * @param shapes gives the components' shapes
         * @param readers gives the components' readers
         * @return how the record is made
         * @throws UnusableTool if a component cannot be an argument; the message names it
         */
        static FlatRecord of(Use use, Shape.ObjectOf shape, List<Argument> arguments, Shapes shapes, Readers readers) {
            boolean byMapper = shape.canonical() == null;
            Map<Integer, Integer> sources = new TreeMap<>();
            for (Shape.Property each : shape.properties()) {
                sources.put(each.component(), arguments.size());
                arguments.add(Argument.of(each, byMapper, shapes, readers));
            }
            List<Integer> ordered = byMapper ? List.of() : List.copyOf(sources.values());
            return new FlatRecord(shape.canonical(), ordered, byMapper ? readers.mapped(use) : null);
        }
    }

    /**
     * Makes sure that no two arguments have one name (R4.1).
     *
     * @throws UnusableTool if two have
     */
    Plan {
        Set<String> names = new HashSet<>();
        for (Argument each : arguments) {
            if (!names.add(each.name())) {
                throw new UnusableTool("The tool " + tool + " has two parameters named '" + each.name() + "'.");
            }
        }
    }

    @Override
    public CompletableFuture<Object> invoke(ToolInvocation invocation) {
        return Rules.answer(tool, () -> delivery.deliver(target.run(values(invocation), invocation), tool));
    }

    private Object[] values(ToolInvocation invocation) {
        if (arguments.isEmpty() && record == null) {
            return new Object[0];
        }
        Map<?, ?> given = Rules.arguments(invocation);
        if (record == null) {
            return arguments.stream().map(each -> each.read(given)).toArray();
        }
        return new Object[] {record.canonical == null ? mapped(given) : constructed(given)};
    }

    private Object constructed(Map<?, ?> given) {
        Object[] components = new Object[arguments.size()];
        for (int i = 0; i < components.length; i++) {
            components[i] = arguments.get(record.sources.get(i)).read(given);
        }
        return Readers.made(record.canonical, components, "");
    }

    // Required components must be there before the mapper makes the record, which knows nothing of them (R4.8).
    private Object mapped(Map<?, ?> given) {
        Map<String, Object> defaults = new LinkedHashMap<>();
        for (Argument each : arguments) {
            if (each.hasDefault()) {
                defaults.put(each.name(), each.freshDefault());
            } else if (each.required() || each.use().raw().isPrimitive()) {
                Rules.any(each.came(given), each.name());
            }
        }
        return record.mapped.read(defaults.isEmpty() ? given : Rules.withDefaults(given, defaults), "");
    }
}
