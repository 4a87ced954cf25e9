package com.github.copilot.tool.reflect;

import com.github.copilot.rpc.ToolHandler;
import com.github.copilot.rpc.ToolInvocation;
import com.github.copilot.tool.reflect.ReaderPlan.Reader;
import com.github.copilot.tool.runtime.ReflectedResults;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;

/** The handler of a tool: reads the arguments, runs the target, delivers the result. */
final class ToolCall implements ToolHandler {
    /** The code that a tool runs, with the arguments in the schema's order or the one record that they make. */
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
    private final Class<?>[] failures;
    private final ReaderPlan plan = new ReaderPlan();

    /**
     * The number of the reader of each argument; for a record that the mapper makes, of the reader that checks the
     * argument, -1 for none.
     */
    private final int[] numbers;

    /** The number of the reader that checks the discriminator of a record that the mapper makes; -1 for none. */
    private final int discriminator;

    /** The number of the reader that checks the arguments with any other name; -1 if there is nothing to check. */
    private final int others;

    /** Makes the record with the mapper; null if the record's constructor is called. */
    private final Reader whole;

    /** All names that the tool knows. */
    private final String[] names;

    /**
     * Creates the handler of a tool.
     *
     * @param tool the tool's name
     * @param arguments the arguments, each with another name (R4.1)
     * @param record the single record that they make (R4.8); null if each is passed by itself
     * @param target the code that runs
     * @param delivery delivers its result
     * @param failures the exceptions that are answers (R5.10)
     */
    ToolCall(
            String tool,
            List<Argument> arguments,
            ObjectShape record,
            Target target,
            Delivery delivery,
            Class<?>... failures) {
        Set<String> seen = new HashSet<>();
        for (Argument each : arguments) {
            if (!seen.add(each.name())) {
                throw Problem.PARAMETER_REPEATED.with(
                        "name", each.name(), "tool", tool, "annotation", "@CopilotToolParam(name = ...)");
            }
        }
        this.tool = tool;
        this.arguments = arguments;
        this.record = record;
        this.target = target;
        this.delivery = delivery;
        this.failures = failures;
        boolean isMapped = record != null && record.isMapped();
        this.numbers = new int[arguments.size()];
        for (int i = 0; i < numbers.length; i++) {
            numbers[i] = isMapped ? check(arguments.get(i)) : reader(arguments.get(i));
        }
        this.discriminator = isMapped ? record.discriminatorReader(plan) : -1;
        this.others = isMapped ? record.othersReader(plan) : -1;
        this.whole = isMapped ? plan.unchecked(record) : null;
        this.names = names(arguments, isMapped ? record : null);
        plan.finish();
    }

    /** Returns the arguments that the components of a flattened record are. */
    static List<Argument> arguments(ObjectShape record) {
        List<Argument> arguments = new ArrayList<>();
        record.properties.forEach(each -> arguments.add(Argument.of(each, record.isMapped())));
        return arguments;
    }

    private int reader(Argument argument) {
        return argument.hasDefault()
                ? plan.present(argument.value())
                : plan.component(argument.value(), argument.required(), argument.type());
    }

    // Returns the number of the reader that checks an argument of a record that the mapper makes; -1 for none. An
    // argument without which the record cannot be made must be present: the mapper does not check that (R4.8).
    private int check(Argument argument) {
        boolean isNeeded = !argument.hasDefault() && argument.required();
        int inside = argument.schema() == null
                ? plan.inspection(argument.value(), argument.selection(), argument.format())
                : -1;
        return isNeeded ? plan.demanded(inside) : inside;
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
        CallReading reading = new CallReading(tool, plan, invocation);
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
        if (failures.length == 0) {
            return delivery.deliver(target.run(values, invocation), tool);
        }
        try {
            CompletableFuture<Object> delivered = delivery.deliver(target.run(values, invocation), tool);
            return delivery.isLater() ? ReflectedResults.answerLater(delivered, tool, failures) : delivered;
        } catch (Throwable thrown) {
            return ReflectedResults.answerOf(thrown, tool, failures);
        }
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
