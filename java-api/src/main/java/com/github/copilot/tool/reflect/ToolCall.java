package com.github.copilot.tool.reflect;

import com.github.copilot.rpc.ToolHandler;
import com.github.copilot.rpc.ToolInvocation;
import com.github.copilot.tool.reflect.Readers.Reader;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;

/** How a tool is called: what is read, what is run, what becomes of the result. */
final class ToolCall implements ToolHandler {
    /** What a tool runs, with the arguments in the schema's order or the one record that they make. */
    @FunctionalInterface
    interface Target {
        Object run(Object[] values, ToolInvocation invocation) throws Throwable;
    }

    private static final String[] NO_NAMES = {};

    private final String tool;
    private final List<Argument> arguments;
    private final ObjectShape record;
    private final Target target;
    private final Delivery delivery;
    private final Readers readers = new Readers();

    /** What reads each argument, of a record that the mapper makes what checks it; -1 for nothing. */
    private final int[] numbers;

    /** What checks the discriminator of a record that the mapper makes; -1 where it has none. */
    private final int discriminator;

    /** What checks the arguments that the record takes whatever their names are; -1 where there is nothing to check. */
    private final int others;

    /** Makes the record; null where generated code would. */
    private final Reader whole;

    /** All names that the tool knows. */
    private final String[] names;

    /**
     * Of a tool's name, what the model gives, the single record that it is (SPEC R4.8), null where each argument is passed
     * by itself, what is run and what becomes of its result. No two arguments have one name (R4.1).
     */
    ToolCall(String tool, List<Argument> arguments, ObjectShape record, Target target, Delivery delivery) {
        Set<String> seen = new HashSet<>();
        for (Argument each : arguments) {
            if (!seen.add(each.name())) {
                throw Problem.PARAMETER_REPEATED.with("name", each.name(), "tool", tool);
            }
        }
        this.tool = tool;
        this.arguments = arguments;
        this.record = record;
        this.target = target;
        this.delivery = delivery;
        boolean isMapped = record != null && record.isMapped();
        this.numbers = new int[arguments.size()];
        for (int i = 0; i < numbers.length; i++) {
            numbers[i] = isMapped ? check(arguments.get(i)) : reader(arguments.get(i));
        }
        this.discriminator = isMapped ? record.discriminatorReader(readers) : -1;
        this.others = isMapped ? record.othersReader(readers) : -1;
        this.whole = isMapped ? readers.unchecked(record) : null;
        this.names = names(arguments, isMapped ? record : null);
        readers.finish();
    }

    /** The arguments that a flattened record's components are. */
    static List<Argument> arguments(ObjectShape record) {
        List<Argument> arguments = new ArrayList<>();
        record.properties.forEach(each -> arguments.add(Argument.of(each, record.isMapped())));
        return arguments;
    }

    private int reader(Argument argument) {
        return argument.hasDefault()
                ? readers.present(argument.value())
                : readers.component(argument.value(), argument.required(), argument.type());
    }

    // It must be there where the record could not be made without it: the mapper knows nothing of that (R4.8).
    private int check(Argument argument) {
        boolean isNeeded = !argument.hasDefault()
                && (argument.required() || argument.type().isPrimitive());
        boolean isDescribed = argument.schema() != null || argument.format() != null;
        int inside = isDescribed ? -1 : readers.inspection(argument.value(), argument.selection());
        return isNeeded ? readers.demanded(inside) : inside;
    }

    private static String[] names(List<Argument> arguments, ObjectShape mapped) {
        List<String> names = new ArrayList<>();
        if (mapped != null && mapped.discriminator() != null) {
            names.add(mapped.discriminator().property());
        }
        for (Argument each : arguments) {
            names.add(each.name());
            names.addAll(each.aliases());
        }
        return names.toArray(NO_NAMES);
    }

    @Override
    public CompletableFuture<Object> invoke(ToolInvocation invocation) {
        CallReading reading = new CallReading(tool, readers, invocation);
        return reading.answer(() -> call(reading, invocation));
    }

    private CompletableFuture<Object> call(CallReading reading, ToolInvocation invocation) throws Throwable {
        Object[] values = new Object[numbers.length];
        for (int i = 0; i < values.length; i++) {
            values[i] = read(i, reading);
        }
        if (discriminator >= 0) {
            reading.argument(discriminator, record.discriminator().property());
        }
        if (others >= 0) {
            reading.otherArguments(others, names);
        }
        if (numbers.length > 0) {
            boolean takesAny = whole != null && record.takesAny();
            if (takesAny) {
                reading.requireValid();
            } else {
                reading.requireValid(names);
            }
        }
        if (whole != null) {
            values = new Object[] {whole.read(reading, reading.allArguments(defaults()))};
        } else if (record != null) {
            try {
                values = new Object[] {record.make(components(values))};
            } catch (RuntimeException thrown) {
                throw CallReading.rejected(thrown);
            }
        }
        return delivery.deliver(target.run(values, invocation), tool);
    }

    private Object read(int position, CallReading reading) {
        Argument argument = arguments.get(position);
        int number = numbers[position];
        if (number < 0) {
            return null;
        }
        String[] aliases = argument.aliases().toArray(NO_NAMES);
        return whole == null && argument.hasDefault()
                ? reading.orDefault(number, argument.name(), argument.freshDefault(), aliases)
                : reading.argument(number, argument.name(), aliases);
    }

    private Object[] components(Object[] values) {
        Object[] components = new Object[values.length];
        for (int i = 0; i < values.length; i++) {
            components[record.properties.get(i).component] = values[i];
        }
        return components;
    }

    private Object[] defaults() {
        List<Object> namesAndDefaults = new ArrayList<>();
        for (Argument each : arguments) {
            if (each.hasDefault()) {
                namesAndDefaults.add(each.name());
                namesAndDefaults.add(each.freshDefault());
            }
        }
        return namesAndDefaults.toArray();
    }
}
