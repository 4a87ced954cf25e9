package com.github.copilot.tool.reflect;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.github.copilot.rpc.ToolHandler;
import com.github.copilot.rpc.ToolInvocation;
import com.github.copilot.tool.runtime.Companion;
import com.github.copilot.tool.runtime.CompanionCall;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The linked companion of one tool, made at run time. Once it is made nothing changes. */
final class ReflectedTool extends Companion {
    /** The code that a tool runs, with the arguments by position or the one record that they make. */
    @FunctionalInterface
    interface Target {
        Object run(Object[] values, ToolInvocation invocation) throws Throwable;
    }

    final List<Property> arguments;
    final Shape record;
    final Target target;
    final Delivery delivery;
    final Class<?>[] failures;

    /** All values that are read, and whether the mapper is needed to read them. */
    final List<Value> values;

    final boolean isMapped;

    /** All names that the tool knows. */
    final String[] names;

    final Map<String, Object> schema;

    /** Creates the companion of a tool, of which all arguments make one record unless that is null. */
    ReflectedTool(
            String tool,
            List<Value> values,
            List<Property> arguments,
            Shape record,
            Target target,
            Delivery delivery,
            Class<?>... failures) {
        super(LEVEL, "");
        this.values = values;
        this.arguments = arguments;
        this.record = record;
        this.target = target;
        this.delivery = delivery;
        this.failures = failures;
        // The schema comes first: it bounds how deep types nest.
        this.schema = new SchemaWriter().of(arguments, record);
        values.forEach(Value::checks);
        this.isMapped = Value.needMapper(values);
        Set<String> seen = new HashSet<>();
        List<String> known = new ArrayList<>();
        for (Property each : arguments) {
            if (!seen.add(each.name())) {
                throw UnusableTool.problem(
                        "parameter-repeated",
                        "name",
                        each.name(),
                        "tool",
                        tool,
                        "annotation",
                        "@CopilotToolParam(name = ...)");
            }
            known.add(each.name());
            known.addAll(List.of(each.aliases()));
        }
        this.names = known.toArray(new String[0]);
    }

    ToolHandler handler(String tool) {
        // The mapper is asked for when a call needs it: most lambda tools do not.
        return handler(0, tool, null, null);
    }

    @Override
    protected CompanionCall call(
            int number, Object instance, ObjectMapper none, String tool, ToolInvocation invocation) {
        return ToolCall.of(this, tool, invocation);
    }
}
