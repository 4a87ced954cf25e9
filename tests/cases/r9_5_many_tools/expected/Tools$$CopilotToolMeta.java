import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.github.copilot.AllowCopilotExperimental;
import com.github.copilot.rpc.RpcMapper;
import com.github.copilot.rpc.ToolDefinition;
import com.github.copilot.rpc.ToolHandler;
import com.github.copilot.rpc.ToolInvocation;
import com.github.copilot.rpc.ToolResultObject;
import com.github.copilot.tool.CopilotToolMetadataProvider;
import java.lang.ArithmeticException;
import java.lang.Integer;
import java.lang.Number;
import java.lang.NumberFormatException;
import java.lang.Object;
import java.lang.Override;
import java.lang.RuntimeException;
import java.lang.String;
import java.lang.SuppressWarnings;
import java.lang.Throwable;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;

/** The tools of Tools: made by copilot-tool-processor, for {@code ToolDefinition.fromObject}. */
@AllowCopilotExperimental
@SuppressWarnings({
    "all", "auxiliaryclass", "cast", "deprecation", "exports", "rawtypes", "removal", "serial", "unchecked"
})
public final class Tools$$CopilotToolMeta implements CopilotToolMetadataProvider<Tools> {
    private static final ObjectMapper MAPPER = RpcMapper.INSTANCE;

    /** Made by the SDK, which finds this class by its name. */
    public Tools$$CopilotToolMeta() {}

    @Override
    public List<ToolDefinition> definitions(Tools instance, ObjectMapper mapper) {
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(40);
        // tool0
        tools.add(new ToolDefinition(
                "tool0",
                "Tool 0.",
                structure(
                    object(
                        "number", typed("integer"),
                        "text", object("type", "string", "description", "Text.", "default", "d0")),
                    "number"),
                new Handler(0, "tool0", instance, mapper), null, null, null, null, null));
        // tool1
        tools.add(new ToolDefinition(
                "tool1",
                "Tool 1.",
                structure(
                    object(
                        "number", typed("integer"),
                        "text", object("type", "string", "description", "Text.", "default", "d1")),
                    "number"),
                new Handler(1, "tool1", instance, mapper), null, null, null, null, null));
        // tool2
        tools.add(new ToolDefinition(
                "tool2",
                "Tool 2.",
                structure(
                    object(
                        "number", typed("integer"),
                        "text", object("type", "string", "description", "Text.", "default", "d2")),
                    "number"),
                new Handler(2, "tool2", instance, mapper), null, null, null, null, null));
        // tool3
        tools.add(new ToolDefinition(
                "tool3",
                "Tool 3.",
                structure(
                    object(
                        "number", typed("integer"),
                        "text", object("type", "string", "description", "Text.", "default", "d3")),
                    "number"),
                new Handler(3, "tool3", instance, mapper), null, null, null, null, null));
        // tool4
        tools.add(new ToolDefinition(
                "tool4",
                "Tool 4.",
                structure(
                    object(
                        "number", typed("integer"),
                        "text", object("type", "string", "description", "Text.", "default", "d4")),
                    "number"),
                new Handler(4, "tool4", instance, mapper), null, null, null, null, null));
        // tool5
        tools.add(new ToolDefinition(
                "tool5",
                "Tool 5.",
                structure(
                    object(
                        "number", typed("integer"),
                        "text", object("type", "string", "description", "Text.", "default", "d5")),
                    "number"),
                new Handler(5, "tool5", instance, mapper), null, null, null, null, null));
        // tool6
        tools.add(new ToolDefinition(
                "tool6",
                "Tool 6.",
                structure(
                    object(
                        "number", typed("integer"),
                        "text", object("type", "string", "description", "Text.", "default", "d6")),
                    "number"),
                new Handler(6, "tool6", instance, mapper), null, null, null, null, null));
        // tool7
        tools.add(new ToolDefinition(
                "tool7",
                "Tool 7.",
                structure(
                    object(
                        "number", typed("integer"),
                        "text", object("type", "string", "description", "Text.", "default", "d7")),
                    "number"),
                new Handler(7, "tool7", instance, mapper), null, null, null, null, null));
        // tool8
        tools.add(new ToolDefinition(
                "tool8",
                "Tool 8.",
                structure(
                    object(
                        "number", typed("integer"),
                        "text", object("type", "string", "description", "Text.", "default", "d8")),
                    "number"),
                new Handler(8, "tool8", instance, mapper), null, null, null, null, null));
        // tool9
        tools.add(new ToolDefinition(
                "tool9",
                "Tool 9.",
                structure(
                    object(
                        "number", typed("integer"),
                        "text", object("type", "string", "description", "Text.", "default", "d9")),
                    "number"),
                new Handler(9, "tool9", instance, mapper), null, null, null, null, null));
        // tool10
        tools.add(new ToolDefinition(
                "tool10",
                "Tool 10.",
                structure(
                    object(
                        "number", typed("integer"),
                        "text", object("type", "string", "description", "Text.", "default", "d10")),
                    "number"),
                new Handler(10, "tool10", instance, mapper), null, null, null, null, null));
        // tool11
        tools.add(new ToolDefinition(
                "tool11",
                "Tool 11.",
                structure(
                    object(
                        "number", typed("integer"),
                        "text", object("type", "string", "description", "Text.", "default", "d11")),
                    "number"),
                new Handler(11, "tool11", instance, mapper), null, null, null, null, null));
        // tool12
        tools.add(new ToolDefinition(
                "tool12",
                "Tool 12.",
                structure(
                    object(
                        "number", typed("integer"),
                        "text", object("type", "string", "description", "Text.", "default", "d12")),
                    "number"),
                new Handler(12, "tool12", instance, mapper), null, null, null, null, null));
        // tool13
        tools.add(new ToolDefinition(
                "tool13",
                "Tool 13.",
                structure(
                    object(
                        "number", typed("integer"),
                        "text", object("type", "string", "description", "Text.", "default", "d13")),
                    "number"),
                new Handler(13, "tool13", instance, mapper), null, null, null, null, null));
        // tool14
        tools.add(new ToolDefinition(
                "tool14",
                "Tool 14.",
                structure(
                    object(
                        "number", typed("integer"),
                        "text", object("type", "string", "description", "Text.", "default", "d14")),
                    "number"),
                new Handler(14, "tool14", instance, mapper), null, null, null, null, null));
        // tool15
        tools.add(new ToolDefinition(
                "tool15",
                "Tool 15.",
                structure(
                    object(
                        "number", typed("integer"),
                        "text", object("type", "string", "description", "Text.", "default", "d15")),
                    "number"),
                new Handler(15, "tool15", instance, mapper), null, null, null, null, null));
        // tool16
        tools.add(new ToolDefinition(
                "tool16",
                "Tool 16.",
                structure(
                    object(
                        "number", typed("integer"),
                        "text", object("type", "string", "description", "Text.", "default", "d16")),
                    "number"),
                new Handler(16, "tool16", instance, mapper), null, null, null, null, null));
        // tool17
        tools.add(new ToolDefinition(
                "tool17",
                "Tool 17.",
                structure(
                    object(
                        "number", typed("integer"),
                        "text", object("type", "string", "description", "Text.", "default", "d17")),
                    "number"),
                new Handler(17, "tool17", instance, mapper), null, null, null, null, null));
        // tool18
        tools.add(new ToolDefinition(
                "tool18",
                "Tool 18.",
                structure(
                    object(
                        "number", typed("integer"),
                        "text", object("type", "string", "description", "Text.", "default", "d18")),
                    "number"),
                new Handler(18, "tool18", instance, mapper), null, null, null, null, null));
        // tool19
        tools.add(new ToolDefinition(
                "tool19",
                "Tool 19.",
                structure(
                    object(
                        "number", typed("integer"),
                        "text", object("type", "string", "description", "Text.", "default", "d19")),
                    "number"),
                new Handler(19, "tool19", instance, mapper), null, null, null, null, null));
        // tool20
        tools.add(new ToolDefinition(
                "tool20",
                "Tool 20.",
                structure(
                    object(
                        "number", typed("integer"),
                        "text", object("type", "string", "description", "Text.", "default", "d20")),
                    "number"),
                new Handler(20, "tool20", instance, mapper), null, null, null, null, null));
        // tool21
        tools.add(new ToolDefinition(
                "tool21",
                "Tool 21.",
                structure(
                    object(
                        "number", typed("integer"),
                        "text", object("type", "string", "description", "Text.", "default", "d21")),
                    "number"),
                new Handler(21, "tool21", instance, mapper), null, null, null, null, null));
        // tool22
        tools.add(new ToolDefinition(
                "tool22",
                "Tool 22.",
                structure(
                    object(
                        "number", typed("integer"),
                        "text", object("type", "string", "description", "Text.", "default", "d22")),
                    "number"),
                new Handler(22, "tool22", instance, mapper), null, null, null, null, null));
        // tool23
        tools.add(new ToolDefinition(
                "tool23",
                "Tool 23.",
                structure(
                    object(
                        "number", typed("integer"),
                        "text", object("type", "string", "description", "Text.", "default", "d23")),
                    "number"),
                new Handler(23, "tool23", instance, mapper), null, null, null, null, null));
        // tool24
        tools.add(new ToolDefinition(
                "tool24",
                "Tool 24.",
                structure(
                    object(
                        "number", typed("integer"),
                        "text", object("type", "string", "description", "Text.", "default", "d24")),
                    "number"),
                new Handler(24, "tool24", instance, mapper), null, null, null, null, null));
        // tool25
        tools.add(new ToolDefinition(
                "tool25",
                "Tool 25.",
                structure(
                    object(
                        "number", typed("integer"),
                        "text", object("type", "string", "description", "Text.", "default", "d25")),
                    "number"),
                new Handler(25, "tool25", instance, mapper), null, null, null, null, null));
        // tool26
        tools.add(new ToolDefinition(
                "tool26",
                "Tool 26.",
                structure(
                    object(
                        "number", typed("integer"),
                        "text", object("type", "string", "description", "Text.", "default", "d26")),
                    "number"),
                new Handler(26, "tool26", instance, mapper), null, null, null, null, null));
        // tool27
        tools.add(new ToolDefinition(
                "tool27",
                "Tool 27.",
                structure(
                    object(
                        "number", typed("integer"),
                        "text", object("type", "string", "description", "Text.", "default", "d27")),
                    "number"),
                new Handler(27, "tool27", instance, mapper), null, null, null, null, null));
        // tool28
        tools.add(new ToolDefinition(
                "tool28",
                "Tool 28.",
                structure(
                    object(
                        "number", typed("integer"),
                        "text", object("type", "string", "description", "Text.", "default", "d28")),
                    "number"),
                new Handler(28, "tool28", instance, mapper), null, null, null, null, null));
        // tool29
        tools.add(new ToolDefinition(
                "tool29",
                "Tool 29.",
                structure(
                    object(
                        "number", typed("integer"),
                        "text", object("type", "string", "description", "Text.", "default", "d29")),
                    "number"),
                new Handler(29, "tool29", instance, mapper), null, null, null, null, null));
        // tool30
        tools.add(new ToolDefinition(
                "tool30",
                "Tool 30.",
                structure(
                    object(
                        "number", typed("integer"),
                        "text", object("type", "string", "description", "Text.", "default", "d30")),
                    "number"),
                new Handler(30, "tool30", instance, mapper), null, null, null, null, null));
        // tool31
        tools.add(new ToolDefinition(
                "tool31",
                "Tool 31.",
                structure(
                    object(
                        "number", typed("integer"),
                        "text", object("type", "string", "description", "Text.", "default", "d31")),
                    "number"),
                new Handler(31, "tool31", instance, mapper), null, null, null, null, null));
        // tool32
        tools.add(new ToolDefinition(
                "tool32",
                "Tool 32.",
                structure(
                    object(
                        "number", typed("integer"),
                        "text", object("type", "string", "description", "Text.", "default", "d32")),
                    "number"),
                new Handler(32, "tool32", instance, mapper), null, null, null, null, null));
        // tool33
        tools.add(new ToolDefinition(
                "tool33",
                "Tool 33.",
                structure(
                    object(
                        "number", typed("integer"),
                        "text", object("type", "string", "description", "Text.", "default", "d33")),
                    "number"),
                new Handler(33, "tool33", instance, mapper), null, null, null, null, null));
        // tool34
        tools.add(new ToolDefinition(
                "tool34",
                "Tool 34.",
                structure(
                    object(
                        "number", typed("integer"),
                        "text", object("type", "string", "description", "Text.", "default", "d34")),
                    "number"),
                new Handler(34, "tool34", instance, mapper), null, null, null, null, null));
        // tool35
        tools.add(new ToolDefinition(
                "tool35",
                "Tool 35.",
                structure(
                    object(
                        "number", typed("integer"),
                        "text", object("type", "string", "description", "Text.", "default", "d35")),
                    "number"),
                new Handler(35, "tool35", instance, mapper), null, null, null, null, null));
        // tool36
        tools.add(new ToolDefinition(
                "tool36",
                "Tool 36.",
                structure(
                    object(
                        "number", typed("integer"),
                        "text", object("type", "string", "description", "Text.", "default", "d36")),
                    "number"),
                new Handler(36, "tool36", instance, mapper), null, null, null, null, null));
        // tool37
        tools.add(new ToolDefinition(
                "tool37",
                "Tool 37.",
                structure(
                    object(
                        "number", typed("integer"),
                        "text", object("type", "string", "description", "Text.", "default", "d37")),
                    "number"),
                new Handler(37, "tool37", instance, mapper), null, null, null, null, null));
        // tool38
        tools.add(new ToolDefinition(
                "tool38",
                "Tool 38.",
                structure(
                    object(
                        "number", typed("integer"),
                        "text", object("type", "string", "description", "Text.", "default", "d38")),
                    "number"),
                new Handler(38, "tool38", instance, mapper), null, null, null, null, null));
        // tool39
        tools.add(new ToolDefinition(
                "tool39",
                "Tool 39.",
                structure(
                    object(
                        "number", typed("integer"),
                        "text", object("type", "string", "description", "Text.", "default", "d39")),
                    "number"),
                new Handler(39, "tool39", instance, mapper), null, null, null, null, null));
        return tools;
    }

    static List<ToolDefinition> definitions(Tools instance) {
        return new Tools$$CopilotToolMeta().definitions(instance, MAPPER);
    }

    // Runtime helpers:
    //     object, list, typed, structure
    // End of the runtime helpers.

    private static final class Handler implements ToolHandler {
        private final int tool;
        private final String name;
        private final Tools instance;
        private final ObjectMapper mapper;

        Handler(int tool, String name, Tools instance, ObjectMapper mapper) {
            this.tool = tool;
            this.name = name;
            this.instance = instance;
            this.mapper = mapper;
        }

        @Override
        public CompletableFuture<Object> invoke(ToolInvocation invocation) {
            return Calls.answer(tool, name, instance, mapper, invocation);
        }
    }

    private static final class Calls {
        final Tools instance;
        final ObjectMapper mapper;

        Calls(Tools instance, ObjectMapper mapper) {
            this.instance = instance;
            this.mapper = mapper;
        }

        static CompletableFuture<Object> answer(int tool, String name, Tools instance, ObjectMapper mapper, ToolInvocation invocation) {
            try {
                return new Calls(instance, mapper).call(tool, invocation);
            } catch (Fault fault) {
                return refused(fault, name);
            } catch (Throwable failure) {
                return failed(failure);
            }
        }

        CompletableFuture<Object> call(int tool, ToolInvocation invocation) throws Throwable {
            switch (tool / 10) {
                case 0: {
                    return callFrom0(tool, invocation);
                }
                case 1: {
                    return callFrom10(tool, invocation);
                }
                case 2: {
                    return callFrom20(tool, invocation);
                }
                default: {
                    return callFrom30(tool, invocation);
                }
            }
        }

        CompletableFuture<Object> callFrom0(int tool, ToolInvocation invocation) throws Throwable {
            switch (tool) {
                case 0: {
                    // tool0
                    Map<?, ?> arguments = arguments(invocation);
                    int number = intValue(arguments.get("number"), "number");
                    String text = stringValue(orDefault(arguments.get("text"), "d0"), "text");
                    return completed(instance.tool0(number, text));
                }
                case 1: {
                    // tool1
                    Map<?, ?> arguments = arguments(invocation);
                    int number = intValue(arguments.get("number"), "number");
                    String text = stringValue(orDefault(arguments.get("text"), "d1"), "text");
                    return completed(instance.tool1(number, text));
                }
                case 2: {
                    // tool2
                    Map<?, ?> arguments = arguments(invocation);
                    int number = intValue(arguments.get("number"), "number");
                    String text = stringValue(orDefault(arguments.get("text"), "d2"), "text");
                    return completed(instance.tool2(number, text));
                }
                case 3: {
                    // tool3
                    Map<?, ?> arguments = arguments(invocation);
                    int number = intValue(arguments.get("number"), "number");
                    String text = stringValue(orDefault(arguments.get("text"), "d3"), "text");
                    return completed(instance.tool3(number, text));
                }
                case 4: {
                    // tool4
                    Map<?, ?> arguments = arguments(invocation);
                    int number = intValue(arguments.get("number"), "number");
                    String text = stringValue(orDefault(arguments.get("text"), "d4"), "text");
                    return completed(instance.tool4(number, text));
                }
                case 5: {
                    // tool5
                    Map<?, ?> arguments = arguments(invocation);
                    int number = intValue(arguments.get("number"), "number");
                    String text = stringValue(orDefault(arguments.get("text"), "d5"), "text");
                    return completed(instance.tool5(number, text));
                }
                case 6: {
                    // tool6
                    Map<?, ?> arguments = arguments(invocation);
                    int number = intValue(arguments.get("number"), "number");
                    String text = stringValue(orDefault(arguments.get("text"), "d6"), "text");
                    return completed(instance.tool6(number, text));
                }
                case 7: {
                    // tool7
                    Map<?, ?> arguments = arguments(invocation);
                    int number = intValue(arguments.get("number"), "number");
                    String text = stringValue(orDefault(arguments.get("text"), "d7"), "text");
                    return completed(instance.tool7(number, text));
                }
                case 8: {
                    // tool8
                    Map<?, ?> arguments = arguments(invocation);
                    int number = intValue(arguments.get("number"), "number");
                    String text = stringValue(orDefault(arguments.get("text"), "d8"), "text");
                    return completed(instance.tool8(number, text));
                }
                default: {
                    // tool9
                    Map<?, ?> arguments = arguments(invocation);
                    int number = intValue(arguments.get("number"), "number");
                    String text = stringValue(orDefault(arguments.get("text"), "d9"), "text");
                    return completed(instance.tool9(number, text));
                }
            }
        }

        CompletableFuture<Object> callFrom10(int tool, ToolInvocation invocation) throws Throwable {
            switch (tool) {
                case 10: {
                    // tool10
                    Map<?, ?> arguments = arguments(invocation);
                    int number = intValue(arguments.get("number"), "number");
                    String text = stringValue(orDefault(arguments.get("text"), "d10"), "text");
                    return completed(instance.tool10(number, text));
                }
                case 11: {
                    // tool11
                    Map<?, ?> arguments = arguments(invocation);
                    int number = intValue(arguments.get("number"), "number");
                    String text = stringValue(orDefault(arguments.get("text"), "d11"), "text");
                    return completed(instance.tool11(number, text));
                }
                case 12: {
                    // tool12
                    Map<?, ?> arguments = arguments(invocation);
                    int number = intValue(arguments.get("number"), "number");
                    String text = stringValue(orDefault(arguments.get("text"), "d12"), "text");
                    return completed(instance.tool12(number, text));
                }
                case 13: {
                    // tool13
                    Map<?, ?> arguments = arguments(invocation);
                    int number = intValue(arguments.get("number"), "number");
                    String text = stringValue(orDefault(arguments.get("text"), "d13"), "text");
                    return completed(instance.tool13(number, text));
                }
                case 14: {
                    // tool14
                    Map<?, ?> arguments = arguments(invocation);
                    int number = intValue(arguments.get("number"), "number");
                    String text = stringValue(orDefault(arguments.get("text"), "d14"), "text");
                    return completed(instance.tool14(number, text));
                }
                case 15: {
                    // tool15
                    Map<?, ?> arguments = arguments(invocation);
                    int number = intValue(arguments.get("number"), "number");
                    String text = stringValue(orDefault(arguments.get("text"), "d15"), "text");
                    return completed(instance.tool15(number, text));
                }
                case 16: {
                    // tool16
                    Map<?, ?> arguments = arguments(invocation);
                    int number = intValue(arguments.get("number"), "number");
                    String text = stringValue(orDefault(arguments.get("text"), "d16"), "text");
                    return completed(instance.tool16(number, text));
                }
                case 17: {
                    // tool17
                    Map<?, ?> arguments = arguments(invocation);
                    int number = intValue(arguments.get("number"), "number");
                    String text = stringValue(orDefault(arguments.get("text"), "d17"), "text");
                    return completed(instance.tool17(number, text));
                }
                case 18: {
                    // tool18
                    Map<?, ?> arguments = arguments(invocation);
                    int number = intValue(arguments.get("number"), "number");
                    String text = stringValue(orDefault(arguments.get("text"), "d18"), "text");
                    return completed(instance.tool18(number, text));
                }
                default: {
                    // tool19
                    Map<?, ?> arguments = arguments(invocation);
                    int number = intValue(arguments.get("number"), "number");
                    String text = stringValue(orDefault(arguments.get("text"), "d19"), "text");
                    return completed(instance.tool19(number, text));
                }
            }
        }

        CompletableFuture<Object> callFrom20(int tool, ToolInvocation invocation) throws Throwable {
            switch (tool) {
                case 20: {
                    // tool20
                    Map<?, ?> arguments = arguments(invocation);
                    int number = intValue(arguments.get("number"), "number");
                    String text = stringValue(orDefault(arguments.get("text"), "d20"), "text");
                    return completed(instance.tool20(number, text));
                }
                case 21: {
                    // tool21
                    Map<?, ?> arguments = arguments(invocation);
                    int number = intValue(arguments.get("number"), "number");
                    String text = stringValue(orDefault(arguments.get("text"), "d21"), "text");
                    return completed(instance.tool21(number, text));
                }
                case 22: {
                    // tool22
                    Map<?, ?> arguments = arguments(invocation);
                    int number = intValue(arguments.get("number"), "number");
                    String text = stringValue(orDefault(arguments.get("text"), "d22"), "text");
                    return completed(instance.tool22(number, text));
                }
                case 23: {
                    // tool23
                    Map<?, ?> arguments = arguments(invocation);
                    int number = intValue(arguments.get("number"), "number");
                    String text = stringValue(orDefault(arguments.get("text"), "d23"), "text");
                    return completed(instance.tool23(number, text));
                }
                case 24: {
                    // tool24
                    Map<?, ?> arguments = arguments(invocation);
                    int number = intValue(arguments.get("number"), "number");
                    String text = stringValue(orDefault(arguments.get("text"), "d24"), "text");
                    return completed(instance.tool24(number, text));
                }
                case 25: {
                    // tool25
                    Map<?, ?> arguments = arguments(invocation);
                    int number = intValue(arguments.get("number"), "number");
                    String text = stringValue(orDefault(arguments.get("text"), "d25"), "text");
                    return completed(instance.tool25(number, text));
                }
                case 26: {
                    // tool26
                    Map<?, ?> arguments = arguments(invocation);
                    int number = intValue(arguments.get("number"), "number");
                    String text = stringValue(orDefault(arguments.get("text"), "d26"), "text");
                    return completed(instance.tool26(number, text));
                }
                case 27: {
                    // tool27
                    Map<?, ?> arguments = arguments(invocation);
                    int number = intValue(arguments.get("number"), "number");
                    String text = stringValue(orDefault(arguments.get("text"), "d27"), "text");
                    return completed(instance.tool27(number, text));
                }
                case 28: {
                    // tool28
                    Map<?, ?> arguments = arguments(invocation);
                    int number = intValue(arguments.get("number"), "number");
                    String text = stringValue(orDefault(arguments.get("text"), "d28"), "text");
                    return completed(instance.tool28(number, text));
                }
                default: {
                    // tool29
                    Map<?, ?> arguments = arguments(invocation);
                    int number = intValue(arguments.get("number"), "number");
                    String text = stringValue(orDefault(arguments.get("text"), "d29"), "text");
                    return completed(instance.tool29(number, text));
                }
            }
        }

        CompletableFuture<Object> callFrom30(int tool, ToolInvocation invocation) throws Throwable {
            switch (tool) {
                case 30: {
                    // tool30
                    Map<?, ?> arguments = arguments(invocation);
                    int number = intValue(arguments.get("number"), "number");
                    String text = stringValue(orDefault(arguments.get("text"), "d30"), "text");
                    return completed(instance.tool30(number, text));
                }
                case 31: {
                    // tool31
                    Map<?, ?> arguments = arguments(invocation);
                    int number = intValue(arguments.get("number"), "number");
                    String text = stringValue(orDefault(arguments.get("text"), "d31"), "text");
                    return completed(instance.tool31(number, text));
                }
                case 32: {
                    // tool32
                    Map<?, ?> arguments = arguments(invocation);
                    int number = intValue(arguments.get("number"), "number");
                    String text = stringValue(orDefault(arguments.get("text"), "d32"), "text");
                    return completed(instance.tool32(number, text));
                }
                case 33: {
                    // tool33
                    Map<?, ?> arguments = arguments(invocation);
                    int number = intValue(arguments.get("number"), "number");
                    String text = stringValue(orDefault(arguments.get("text"), "d33"), "text");
                    return completed(instance.tool33(number, text));
                }
                case 34: {
                    // tool34
                    Map<?, ?> arguments = arguments(invocation);
                    int number = intValue(arguments.get("number"), "number");
                    String text = stringValue(orDefault(arguments.get("text"), "d34"), "text");
                    return completed(instance.tool34(number, text));
                }
                case 35: {
                    // tool35
                    Map<?, ?> arguments = arguments(invocation);
                    int number = intValue(arguments.get("number"), "number");
                    String text = stringValue(orDefault(arguments.get("text"), "d35"), "text");
                    return completed(instance.tool35(number, text));
                }
                case 36: {
                    // tool36
                    Map<?, ?> arguments = arguments(invocation);
                    int number = intValue(arguments.get("number"), "number");
                    String text = stringValue(orDefault(arguments.get("text"), "d36"), "text");
                    return completed(instance.tool36(number, text));
                }
                case 37: {
                    // tool37
                    Map<?, ?> arguments = arguments(invocation);
                    int number = intValue(arguments.get("number"), "number");
                    String text = stringValue(orDefault(arguments.get("text"), "d37"), "text");
                    return completed(instance.tool37(number, text));
                }
                case 38: {
                    // tool38
                    Map<?, ?> arguments = arguments(invocation);
                    int number = intValue(arguments.get("number"), "number");
                    String text = stringValue(orDefault(arguments.get("text"), "d38"), "text");
                    return completed(instance.tool38(number, text));
                }
                default: {
                    // tool39
                    Map<?, ?> arguments = arguments(invocation);
                    int number = intValue(arguments.get("number"), "number");
                    String text = stringValue(orDefault(arguments.get("text"), "d39"), "text");
                    return completed(instance.tool39(number, text));
                }
            }
        }

        // Runtime helpers:
        //     MOST_DIGITS, arguments, orDefault, intValue, stringValue, decimal, whole, completed, failed,
        //     refused, Fault
        // End of the runtime helpers.
    }
}
