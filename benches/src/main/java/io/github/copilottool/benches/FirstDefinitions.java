package io.github.copilottool.benches;

import com.fasterxml.jackson.databind.JsonNode;
import com.github.copilot.rpc.RpcMapper;
import com.github.copilot.rpc.ToolDefinition;
import com.github.copilot.rpc.ToolInvocation;
import com.github.copilot.rpc.ToolResultObject;
import com.github.copilot.tool.Param;
import com.github.copilot.tool.runtime.CopilotTools;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.reflect.InvocationTargetException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.logging.Level;
import java.util.logging.Logger;
import java.util.stream.Collectors;

/**
 * A program that gets a class's tools for the first time in a JVM, and on demand calls them until calls get no faster.
 */
final class FirstDefinitions {
    /** The ways of making tools. */
    enum Way {
        /** The companion that the processor wrote. */
        COMPANION,
        /** The companion, found by {@code CopilotTools.of}, which recognizes proxies. */
        LOOKED_UP,
        /** The companion, found in the same way for an object that a supplier returns. */
        SUPPLIED,
        /** The annotations, if there is no companion: the same class, compiled without the processor. */
        REFLECTION,
        /** Lambdas and {@code Param}s. */
        LAMBDA,
        /** Lambdas whose parameters are only strings, numbers, booleans and enums. */
        SCALARS,
        /** The first call of one tool of each of many classes, whose definitions are made before. */
        FIRST_CALLS
    }

    /** A parameter's type. */
    enum Shipping {
        /** Some day. */
        STANDARD,
        /** The next day. */
        EXPRESS
    }

    private record Call(String kind, String tool, String arguments) {}

    private static final List<Call> CALLS = List.of(
            new Call(
                    "string, int, enum",
                    "search_item",
                    """
                    {"query": "pens", "limit": 5, "sort": "BY_TITLE"}"""),
            new Call("string, two defaults", "search_item", """
                    {"query": "pens"}"""),
            new Call("string, boolean", "get_item", """
                    {"id": "item-7", "archived": true}"""),
            new Call(
                    "double, enum", "price_of_item", """
                    {"weight": 1.5, "shipping": "EXPRESS"}"""),
            new Call(
                    "two longs, Optional, int",
                    "list_item",
                    """
                    {"from": 1, "to": 9000000000, "status": "OPEN", "page": 2}"""),
            new Call(
                    "long, record",
                    "move_item",
                    """
                    {"customer": 7, "address": {"street": "High Street 1", "code": "12345", "city": "Bath"}}"""),
            new Call(
                    "list of 5 strings",
                    "label_item",
                    """
                    {"id": "item-7", "labels": ["a", "b", "c", "d", "e"]}"""),
            new Call(
                    "list of 3 records",
                    "place_item",
                    """
                    {"customer": "Ada", "lines": [{"article": "pen", "quantity": 2}, {"article": "ink", "quantity": 1},
                     {"article": "cap", "quantity": 3, "remark": "red"}]}"""),
            new Call(
                    "flattened record",
                    "schedule_item",
                    """
                    {"title": "Fitting", "minutes": 20, "people": ["Ada", "Bob"]}"""),
            new Call(
                    "refused: a word for an int",
                    "search_item",
                    """
                    {"query": "pens", "limit": "five"}"""));

    private static final int BLOCKS = 9;

    // A strong reference, because the level would be lost if the logger were collected.
    private static final Logger LOGGER = Logger.getLogger(ToolDefinition.class.getName());

    /** The last result, stored so that the JVM cannot drop a call as unused. */
    private static volatile Object sink;

    private FirstDefinitions() {}

    /**
     * Prints the cost of the first definitions, one quantity per line; with a number of calls, the time of calls, too.
     *
     * @param arguments the {@link Way}, the number of calls in a block, or 0, and the number of tools for
     *     {@link Way#SCALARS} or of classes for {@link Way#FIRST_CALLS}
     */
    public static void main(String[] arguments) throws ReflectiveOperationException, IOException {
        Way way = Way.valueOf(arguments[0]);
        int calls = Integer.parseInt(arguments[1]);
        // As in a real program, whose session has read and written JSON before. The fallback's logging is not measured.
        LOGGER.setLevel(Level.OFF);
        warmJackson();
        var classes = ManagementFactory.getClassLoadingMXBean();
        var threads = ManagementFactory.getThreadMXBean();
        threads.getCurrentThreadCpuTime();
        if (way == Way.FIRST_CALLS) {
            firstCalls(Integer.parseInt(arguments[2]));
            return;
        }
        boolean needsClass = way != Way.SCALARS;
        Class<?> toolClass = needsClass ? Class.forName(ToolSources.PACKAGE + ".Tools0") : null;
        Object instance = needsClass ? toolClass.getConstructor().newInstance() : null;
        int count = needsClass ? 0 : Integer.parseInt(arguments[2]);

        long loaded = classes.getTotalLoadedClassCount();
        long cpu = threads.getCurrentThreadCpuTime();
        long start = System.nanoTime();
        List<ToolDefinition> tools = needsClass ? tools(way, toolClass, instance) : scalarTools(count);
        long wall = System.nanoTime() - start;
        System.out.println("milliseconds\t" + wall / 1e6);
        System.out.println("cpuMilliseconds\t" + (threads.getCurrentThreadCpuTime() - cpu) / 1e6);
        System.out.println("classesLoaded\t" + (classes.getTotalLoadedClassCount() - loaded));
        if (calls > 0) {
            measureCalls(way, tools, calls);
        }
    }

    private static void firstCalls(int count) throws ReflectiveOperationException, IOException {
        var classes = ManagementFactory.getClassLoadingMXBean();
        var threads = ManagementFactory.getThreadMXBean();
        List<ToolDefinition> called = new ArrayList<>();
        List<ToolInvocation> invocations = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            Class<?> toolClass = Class.forName(ToolSources.PACKAGE + ".Tools" + i);
            for (ToolDefinition tool :
                    ToolDefinition.fromObject(toolClass.getConstructor().newInstance())) {
                String arguments = argumentsOf(tool.name());
                if (called.size() == i && arguments != null) {
                    called.add(tool);
                    invocations.add(new ToolInvocation()
                            .setToolName(tool.name())
                            .setArguments(RpcMapper.INSTANCE.readTree(arguments)));
                }
            }
        }
        if (called.size() != count) {
            throw new IllegalStateException(called.size() + " of " + count + " classes have a tool to call");
        }
        long loaded = classes.getTotalLoadedClassCount();
        long cpu = threads.getCurrentThreadCpuTime();
        long start = System.nanoTime();
        for (int i = 0; i < count; i++) {
            sink = called.get(i).handler().invoke(invocations.get(i)).join();
        }
        long wall = System.nanoTime() - start;
        System.out.println("milliseconds\t" + wall / 1e6);
        System.out.println("cpuMilliseconds\t" + (threads.getCurrentThreadCpuTime() - cpu) / 1e6);
        System.out.println("classesLoaded\t" + (classes.getTotalLoadedClassCount() - loaded));
    }

    /** Returns arguments for a tool of any subject; null if there are none for its kind. */
    private static String argumentsOf(String tool) {
        for (Call call : CALLS) {
            String kind = call.tool().substring(0, call.tool().length() - "item".length());
            if (tool.startsWith(kind)) {
                return call.arguments();
            }
        }
        return null;
    }

    private static List<ToolDefinition> scalarTools(int count) {
        List<ToolDefinition> tools = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            tools.add(scalarTool(i));
        }
        return tools;
    }

    private static ToolDefinition scalarTool(int number) {
        // Not by +, because the first + on strings links a call site, which does not belong to making a tool.
        String suffix = Integer.toString(number);
        Param<String> query = Param.of(String.class, "query", "What to look for.");
        Param<Integer> limit =
                Param.of(Integer.class, "limit", "How many at most.").defaultValue("10");
        Param<Shipping> shipping = Param.of(Shipping.class, "shipping", "How it is sent.");
        Param<Double> weight = Param.of(Double.class, "weight", "In kilograms.");
        Param<Boolean> archived = Param.of(Boolean.class, "archived", "Whether to look there, too.")
                .required(false);
        return switch (number % 3) {
            case 0 ->
                ToolDefinition.from(
                        "search_".concat(suffix), "Finds items.", query, limit, (what, most) -> what + most);
            case 1 ->
                ToolDefinition.from(
                        "price_".concat(suffix), "A price.", weight, shipping, (heavy, how) -> heavy + how.name());
            default -> ToolDefinition.from("list_".concat(suffix), "All items.", archived, there -> there);
        };
    }

    private static void warmJackson() throws IOException {
        JsonNode tree = RpcMapper.INSTANCE.readTree("{\"a\": [1, 2.5, \"x\", true, null, {\"b\": {}}]}");
        Map<?, ?> map = RpcMapper.INSTANCE.convertValue(tree, Map.class);
        sink = RpcMapper.INSTANCE.writeValueAsString(map) + RpcMapper.INSTANCE.writeValueAsString(List.of("x"));
        sink = new ToolInvocation().setArguments(tree).getArguments();
    }

    @SuppressWarnings("unchecked")
    private static List<ToolDefinition> tools(Way way, Class<?> toolClass, Object instance)
            throws ReflectiveOperationException {
        if (way == Way.LOOKED_UP) {
            return CopilotTools.of(instance);
        }
        if (way == Way.SUPPLIED) {
            return CopilotTools.of((Class<Object>) toolClass, () -> instance);
        }
        if (way != Way.LAMBDA) {
            return ToolDefinition.fromObject(instance);
        }
        try {
            return (List<ToolDefinition>) Class.forName(ToolSources.PACKAGE + ".Lambdas")
                    .getMethod("of", toolClass)
                    .invoke(null, instance);
        } catch (InvocationTargetException e) {
            throw new IllegalStateException(e.getCause());
        }
    }

    private static void measureCalls(Way way, List<ToolDefinition> tools, int calls) throws IOException {
        Map<String, ToolDefinition> byName =
                tools.stream().collect(Collectors.toMap(ToolDefinition::name, Function.identity()));
        Map<String, ToolInvocation> invocations = new TreeMap<>();
        // A component of a lambda's record has no default (R4.8).
        List<Call> possible = CALLS.stream()
                .filter(call -> way != Way.LAMBDA || !call.kind().contains("default"))
                .toList();
        for (Call call : possible) {
            ToolInvocation invocation = new ToolInvocation().setToolName(call.tool());
            JsonNode arguments = RpcMapper.INSTANCE.readTree(call.arguments());
            invocation.setArguments(inRecord(byName.get(call.tool()), arguments));
            invocations.put(call.kind(), invocation);
            Object result = byName.get(call.tool()).handler().invoke(invocation).join();
            boolean refused = result instanceof ToolResultObject;
            if (refused != call.kind().startsWith("refused")) {
                throw new IllegalStateException(call + " gave " + result);
            }
        }
        for (Call call : possible) {
            ToolInvocation invocation = invocations.get(call.kind());
            var handler = byName.get(call.tool()).handler();
            double whole =
                    microseconds(calls, () -> sink = handler.invoke(invocation).join());
            double map = microseconds(calls, () -> sink = invocation.getArguments());
            System.out.println("call " + call.kind() + "\t" + whole);
            System.out.println("map " + call.kind() + "\t" + map);
        }
    }

    /** Returns the arguments as the one record that a tool takes if it does not flatten it, as lambdas do not. */
    private static JsonNode inRecord(ToolDefinition tool, JsonNode arguments) {
        Map<?, ?> schema = (Map<?, ?>) tool.parameters();
        Map<?, ?> properties = (Map<?, ?>) schema.get("properties");
        String first = String.valueOf(properties.keySet().iterator().next());
        boolean isOne = properties.size() == 1 && !arguments.has(first);
        return isOne ? RpcMapper.INSTANCE.createObjectNode().set(first, arguments) : arguments;
    }

    /** Returns the time of one call in the median block, after three blocks that are not measured. */
    private static double microseconds(int calls, Runnable call) {
        double[] blocks = new double[BLOCKS];
        for (int block = -3; block < BLOCKS; block++) {
            long start = System.nanoTime();
            for (int i = 0; i < calls; i++) {
                call.run();
            }
            if (block >= 0) {
                blocks[block] = (System.nanoTime() - start) / 1e3 / calls;
            }
        }
        Arrays.sort(blocks);
        return blocks[BLOCKS / 2];
    }
}
