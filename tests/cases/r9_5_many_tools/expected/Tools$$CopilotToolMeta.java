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
import java.lang.Object;
import java.lang.Override;
import java.lang.RuntimeException;
import java.lang.String;
import java.lang.SuppressWarnings;
import java.lang.Throwable;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
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
        tools.add(tool0(new Handler(0, "tool0", instance, mapper)));
        tools.add(tool1(new Handler(1, "tool1", instance, mapper)));
        tools.add(tool2(new Handler(2, "tool2", instance, mapper)));
        tools.add(tool3(new Handler(3, "tool3", instance, mapper)));
        tools.add(tool4(new Handler(4, "tool4", instance, mapper)));
        tools.add(tool5(new Handler(5, "tool5", instance, mapper)));
        tools.add(tool6(new Handler(6, "tool6", instance, mapper)));
        tools.add(tool7(new Handler(7, "tool7", instance, mapper)));
        tools.add(tool8(new Handler(8, "tool8", instance, mapper)));
        tools.add(tool9(new Handler(9, "tool9", instance, mapper)));
        tools.add(tool10(new Handler(10, "tool10", instance, mapper)));
        tools.add(tool11(new Handler(11, "tool11", instance, mapper)));
        tools.add(tool12(new Handler(12, "tool12", instance, mapper)));
        tools.add(tool13(new Handler(13, "tool13", instance, mapper)));
        tools.add(tool14(new Handler(14, "tool14", instance, mapper)));
        tools.add(tool15(new Handler(15, "tool15", instance, mapper)));
        tools.add(tool16(new Handler(16, "tool16", instance, mapper)));
        tools.add(tool17(new Handler(17, "tool17", instance, mapper)));
        tools.add(tool18(new Handler(18, "tool18", instance, mapper)));
        tools.add(tool19(new Handler(19, "tool19", instance, mapper)));
        tools.add(tool20(new Handler(20, "tool20", instance, mapper)));
        tools.add(tool21(new Handler(21, "tool21", instance, mapper)));
        tools.add(tool22(new Handler(22, "tool22", instance, mapper)));
        tools.add(tool23(new Handler(23, "tool23", instance, mapper)));
        tools.add(tool24(new Handler(24, "tool24", instance, mapper)));
        tools.add(tool25(new Handler(25, "tool25", instance, mapper)));
        tools.add(tool26(new Handler(26, "tool26", instance, mapper)));
        tools.add(tool27(new Handler(27, "tool27", instance, mapper)));
        tools.add(tool28(new Handler(28, "tool28", instance, mapper)));
        tools.add(tool29(new Handler(29, "tool29", instance, mapper)));
        tools.add(tool30(new Handler(30, "tool30", instance, mapper)));
        tools.add(tool31(new Handler(31, "tool31", instance, mapper)));
        tools.add(tool32(new Handler(32, "tool32", instance, mapper)));
        tools.add(tool33(new Handler(33, "tool33", instance, mapper)));
        tools.add(tool34(new Handler(34, "tool34", instance, mapper)));
        tools.add(tool35(new Handler(35, "tool35", instance, mapper)));
        tools.add(tool36(new Handler(36, "tool36", instance, mapper)));
        tools.add(tool37(new Handler(37, "tool37", instance, mapper)));
        tools.add(tool38(new Handler(38, "tool38", instance, mapper)));
        tools.add(tool39(new Handler(39, "tool39", instance, mapper)));
        return tools;
    }

    static List<ToolDefinition> definitions(Tools instance) {
        return new Tools$$CopilotToolMeta().definitions(instance, MAPPER);
    }

    // tool0
    private static ToolDefinition tool0(ToolHandler handler) {
        return new ToolDefinition(
                "tool0",
                "Tool 0.",
                structure(
                    object(
                        "number", typed("integer"),
                        "text", object("type", "string", "description", "Text.", "default", "d0")),
                    "number"),
                handler, null, null, null, null, null);
    }

    // tool1
    private static ToolDefinition tool1(ToolHandler handler) {
        return new ToolDefinition(
                "tool1",
                "Tool 1.",
                structure(
                    object(
                        "number", typed("integer"),
                        "text", object("type", "string", "description", "Text.", "default", "d1")),
                    "number"),
                handler, null, null, null, null, null);
    }

    // tool2
    private static ToolDefinition tool2(ToolHandler handler) {
        return new ToolDefinition(
                "tool2",
                "Tool 2.",
                structure(
                    object(
                        "number", typed("integer"),
                        "text", object("type", "string", "description", "Text.", "default", "d2")),
                    "number"),
                handler, null, null, null, null, null);
    }

    // tool3
    private static ToolDefinition tool3(ToolHandler handler) {
        return new ToolDefinition(
                "tool3",
                "Tool 3.",
                structure(
                    object(
                        "number", typed("integer"),
                        "text", object("type", "string", "description", "Text.", "default", "d3")),
                    "number"),
                handler, null, null, null, null, null);
    }

    // tool4
    private static ToolDefinition tool4(ToolHandler handler) {
        return new ToolDefinition(
                "tool4",
                "Tool 4.",
                structure(
                    object(
                        "number", typed("integer"),
                        "text", object("type", "string", "description", "Text.", "default", "d4")),
                    "number"),
                handler, null, null, null, null, null);
    }

    // tool5
    private static ToolDefinition tool5(ToolHandler handler) {
        return new ToolDefinition(
                "tool5",
                "Tool 5.",
                structure(
                    object(
                        "number", typed("integer"),
                        "text", object("type", "string", "description", "Text.", "default", "d5")),
                    "number"),
                handler, null, null, null, null, null);
    }

    // tool6
    private static ToolDefinition tool6(ToolHandler handler) {
        return new ToolDefinition(
                "tool6",
                "Tool 6.",
                structure(
                    object(
                        "number", typed("integer"),
                        "text", object("type", "string", "description", "Text.", "default", "d6")),
                    "number"),
                handler, null, null, null, null, null);
    }

    // tool7
    private static ToolDefinition tool7(ToolHandler handler) {
        return new ToolDefinition(
                "tool7",
                "Tool 7.",
                structure(
                    object(
                        "number", typed("integer"),
                        "text", object("type", "string", "description", "Text.", "default", "d7")),
                    "number"),
                handler, null, null, null, null, null);
    }

    // tool8
    private static ToolDefinition tool8(ToolHandler handler) {
        return new ToolDefinition(
                "tool8",
                "Tool 8.",
                structure(
                    object(
                        "number", typed("integer"),
                        "text", object("type", "string", "description", "Text.", "default", "d8")),
                    "number"),
                handler, null, null, null, null, null);
    }

    // tool9
    private static ToolDefinition tool9(ToolHandler handler) {
        return new ToolDefinition(
                "tool9",
                "Tool 9.",
                structure(
                    object(
                        "number", typed("integer"),
                        "text", object("type", "string", "description", "Text.", "default", "d9")),
                    "number"),
                handler, null, null, null, null, null);
    }

    // tool10
    private static ToolDefinition tool10(ToolHandler handler) {
        return new ToolDefinition(
                "tool10",
                "Tool 10.",
                structure(
                    object(
                        "number", typed("integer"),
                        "text", object("type", "string", "description", "Text.", "default", "d10")),
                    "number"),
                handler, null, null, null, null, null);
    }

    // tool11
    private static ToolDefinition tool11(ToolHandler handler) {
        return new ToolDefinition(
                "tool11",
                "Tool 11.",
                structure(
                    object(
                        "number", typed("integer"),
                        "text", object("type", "string", "description", "Text.", "default", "d11")),
                    "number"),
                handler, null, null, null, null, null);
    }

    // tool12
    private static ToolDefinition tool12(ToolHandler handler) {
        return new ToolDefinition(
                "tool12",
                "Tool 12.",
                structure(
                    object(
                        "number", typed("integer"),
                        "text", object("type", "string", "description", "Text.", "default", "d12")),
                    "number"),
                handler, null, null, null, null, null);
    }

    // tool13
    private static ToolDefinition tool13(ToolHandler handler) {
        return new ToolDefinition(
                "tool13",
                "Tool 13.",
                structure(
                    object(
                        "number", typed("integer"),
                        "text", object("type", "string", "description", "Text.", "default", "d13")),
                    "number"),
                handler, null, null, null, null, null);
    }

    // tool14
    private static ToolDefinition tool14(ToolHandler handler) {
        return new ToolDefinition(
                "tool14",
                "Tool 14.",
                structure(
                    object(
                        "number", typed("integer"),
                        "text", object("type", "string", "description", "Text.", "default", "d14")),
                    "number"),
                handler, null, null, null, null, null);
    }

    // tool15
    private static ToolDefinition tool15(ToolHandler handler) {
        return new ToolDefinition(
                "tool15",
                "Tool 15.",
                structure(
                    object(
                        "number", typed("integer"),
                        "text", object("type", "string", "description", "Text.", "default", "d15")),
                    "number"),
                handler, null, null, null, null, null);
    }

    // tool16
    private static ToolDefinition tool16(ToolHandler handler) {
        return new ToolDefinition(
                "tool16",
                "Tool 16.",
                structure(
                    object(
                        "number", typed("integer"),
                        "text", object("type", "string", "description", "Text.", "default", "d16")),
                    "number"),
                handler, null, null, null, null, null);
    }

    // tool17
    private static ToolDefinition tool17(ToolHandler handler) {
        return new ToolDefinition(
                "tool17",
                "Tool 17.",
                structure(
                    object(
                        "number", typed("integer"),
                        "text", object("type", "string", "description", "Text.", "default", "d17")),
                    "number"),
                handler, null, null, null, null, null);
    }

    // tool18
    private static ToolDefinition tool18(ToolHandler handler) {
        return new ToolDefinition(
                "tool18",
                "Tool 18.",
                structure(
                    object(
                        "number", typed("integer"),
                        "text", object("type", "string", "description", "Text.", "default", "d18")),
                    "number"),
                handler, null, null, null, null, null);
    }

    // tool19
    private static ToolDefinition tool19(ToolHandler handler) {
        return new ToolDefinition(
                "tool19",
                "Tool 19.",
                structure(
                    object(
                        "number", typed("integer"),
                        "text", object("type", "string", "description", "Text.", "default", "d19")),
                    "number"),
                handler, null, null, null, null, null);
    }

    // tool20
    private static ToolDefinition tool20(ToolHandler handler) {
        return new ToolDefinition(
                "tool20",
                "Tool 20.",
                structure(
                    object(
                        "number", typed("integer"),
                        "text", object("type", "string", "description", "Text.", "default", "d20")),
                    "number"),
                handler, null, null, null, null, null);
    }

    // tool21
    private static ToolDefinition tool21(ToolHandler handler) {
        return new ToolDefinition(
                "tool21",
                "Tool 21.",
                structure(
                    object(
                        "number", typed("integer"),
                        "text", object("type", "string", "description", "Text.", "default", "d21")),
                    "number"),
                handler, null, null, null, null, null);
    }

    // tool22
    private static ToolDefinition tool22(ToolHandler handler) {
        return new ToolDefinition(
                "tool22",
                "Tool 22.",
                structure(
                    object(
                        "number", typed("integer"),
                        "text", object("type", "string", "description", "Text.", "default", "d22")),
                    "number"),
                handler, null, null, null, null, null);
    }

    // tool23
    private static ToolDefinition tool23(ToolHandler handler) {
        return new ToolDefinition(
                "tool23",
                "Tool 23.",
                structure(
                    object(
                        "number", typed("integer"),
                        "text", object("type", "string", "description", "Text.", "default", "d23")),
                    "number"),
                handler, null, null, null, null, null);
    }

    // tool24
    private static ToolDefinition tool24(ToolHandler handler) {
        return new ToolDefinition(
                "tool24",
                "Tool 24.",
                structure(
                    object(
                        "number", typed("integer"),
                        "text", object("type", "string", "description", "Text.", "default", "d24")),
                    "number"),
                handler, null, null, null, null, null);
    }

    // tool25
    private static ToolDefinition tool25(ToolHandler handler) {
        return new ToolDefinition(
                "tool25",
                "Tool 25.",
                structure(
                    object(
                        "number", typed("integer"),
                        "text", object("type", "string", "description", "Text.", "default", "d25")),
                    "number"),
                handler, null, null, null, null, null);
    }

    // tool26
    private static ToolDefinition tool26(ToolHandler handler) {
        return new ToolDefinition(
                "tool26",
                "Tool 26.",
                structure(
                    object(
                        "number", typed("integer"),
                        "text", object("type", "string", "description", "Text.", "default", "d26")),
                    "number"),
                handler, null, null, null, null, null);
    }

    // tool27
    private static ToolDefinition tool27(ToolHandler handler) {
        return new ToolDefinition(
                "tool27",
                "Tool 27.",
                structure(
                    object(
                        "number", typed("integer"),
                        "text", object("type", "string", "description", "Text.", "default", "d27")),
                    "number"),
                handler, null, null, null, null, null);
    }

    // tool28
    private static ToolDefinition tool28(ToolHandler handler) {
        return new ToolDefinition(
                "tool28",
                "Tool 28.",
                structure(
                    object(
                        "number", typed("integer"),
                        "text", object("type", "string", "description", "Text.", "default", "d28")),
                    "number"),
                handler, null, null, null, null, null);
    }

    // tool29
    private static ToolDefinition tool29(ToolHandler handler) {
        return new ToolDefinition(
                "tool29",
                "Tool 29.",
                structure(
                    object(
                        "number", typed("integer"),
                        "text", object("type", "string", "description", "Text.", "default", "d29")),
                    "number"),
                handler, null, null, null, null, null);
    }

    // tool30
    private static ToolDefinition tool30(ToolHandler handler) {
        return new ToolDefinition(
                "tool30",
                "Tool 30.",
                structure(
                    object(
                        "number", typed("integer"),
                        "text", object("type", "string", "description", "Text.", "default", "d30")),
                    "number"),
                handler, null, null, null, null, null);
    }

    // tool31
    private static ToolDefinition tool31(ToolHandler handler) {
        return new ToolDefinition(
                "tool31",
                "Tool 31.",
                structure(
                    object(
                        "number", typed("integer"),
                        "text", object("type", "string", "description", "Text.", "default", "d31")),
                    "number"),
                handler, null, null, null, null, null);
    }

    // tool32
    private static ToolDefinition tool32(ToolHandler handler) {
        return new ToolDefinition(
                "tool32",
                "Tool 32.",
                structure(
                    object(
                        "number", typed("integer"),
                        "text", object("type", "string", "description", "Text.", "default", "d32")),
                    "number"),
                handler, null, null, null, null, null);
    }

    // tool33
    private static ToolDefinition tool33(ToolHandler handler) {
        return new ToolDefinition(
                "tool33",
                "Tool 33.",
                structure(
                    object(
                        "number", typed("integer"),
                        "text", object("type", "string", "description", "Text.", "default", "d33")),
                    "number"),
                handler, null, null, null, null, null);
    }

    // tool34
    private static ToolDefinition tool34(ToolHandler handler) {
        return new ToolDefinition(
                "tool34",
                "Tool 34.",
                structure(
                    object(
                        "number", typed("integer"),
                        "text", object("type", "string", "description", "Text.", "default", "d34")),
                    "number"),
                handler, null, null, null, null, null);
    }

    // tool35
    private static ToolDefinition tool35(ToolHandler handler) {
        return new ToolDefinition(
                "tool35",
                "Tool 35.",
                structure(
                    object(
                        "number", typed("integer"),
                        "text", object("type", "string", "description", "Text.", "default", "d35")),
                    "number"),
                handler, null, null, null, null, null);
    }

    // tool36
    private static ToolDefinition tool36(ToolHandler handler) {
        return new ToolDefinition(
                "tool36",
                "Tool 36.",
                structure(
                    object(
                        "number", typed("integer"),
                        "text", object("type", "string", "description", "Text.", "default", "d36")),
                    "number"),
                handler, null, null, null, null, null);
    }

    // tool37
    private static ToolDefinition tool37(ToolHandler handler) {
        return new ToolDefinition(
                "tool37",
                "Tool 37.",
                structure(
                    object(
                        "number", typed("integer"),
                        "text", object("type", "string", "description", "Text.", "default", "d37")),
                    "number"),
                handler, null, null, null, null, null);
    }

    // tool38
    private static ToolDefinition tool38(ToolHandler handler) {
        return new ToolDefinition(
                "tool38",
                "Tool 38.",
                structure(
                    object(
                        "number", typed("integer"),
                        "text", object("type", "string", "description", "Text.", "default", "d38")),
                    "number"),
                handler, null, null, null, null, null);
    }

    // tool39
    private static ToolDefinition tool39(ToolHandler handler) {
        return new ToolDefinition(
                "tool39",
                "Tool 39.",
                structure(
                    object(
                        "number", typed("integer"),
                        "text", object("type", "string", "description", "Text.", "default", "d39")),
                    "number"),
                handler, null, null, null, null, null);
    }

    static LinkedHashMap<String, Object> object(Object... keysAndValues) {
        LinkedHashMap<String, Object> result = new LinkedHashMap<String, Object>();
        for (int i = 0; i < keysAndValues.length; i += 2) {
            result.put((String) keysAndValues[i], keysAndValues[i + 1]);
        }
        return result;
    }

    static ArrayList<Object> list(Object... values) {
        ArrayList<Object> result = new ArrayList<Object>(values.length);
        Collections.<Object>addAll(result, values);
        return result;
    }

    static LinkedHashMap<String, Object> typed(String type) {
        return object("type", type);
    }

    static LinkedHashMap<String, Object> typed(String type, String description) {
        return object("type", type, "description", description);
    }

    static LinkedHashMap<String, Object> structure(Object properties, Object... required) {
        return object("type", "object", "properties", properties, "required", list(required));
    }

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
            switch (tool) {
                case 0:
                    return tool0(invocation);
                case 1:
                    return tool1(invocation);
                case 2:
                    return tool2(invocation);
                case 3:
                    return tool3(invocation);
                case 4:
                    return tool4(invocation);
                case 5:
                    return tool5(invocation);
                case 6:
                    return tool6(invocation);
                case 7:
                    return tool7(invocation);
                case 8:
                    return tool8(invocation);
                case 9:
                    return tool9(invocation);
                case 10:
                    return tool10(invocation);
                case 11:
                    return tool11(invocation);
                case 12:
                    return tool12(invocation);
                case 13:
                    return tool13(invocation);
                case 14:
                    return tool14(invocation);
                case 15:
                    return tool15(invocation);
                case 16:
                    return tool16(invocation);
                case 17:
                    return tool17(invocation);
                case 18:
                    return tool18(invocation);
                case 19:
                    return tool19(invocation);
                case 20:
                    return tool20(invocation);
                case 21:
                    return tool21(invocation);
                case 22:
                    return tool22(invocation);
                case 23:
                    return tool23(invocation);
                case 24:
                    return tool24(invocation);
                case 25:
                    return tool25(invocation);
                case 26:
                    return tool26(invocation);
                case 27:
                    return tool27(invocation);
                case 28:
                    return tool28(invocation);
                case 29:
                    return tool29(invocation);
                case 30:
                    return tool30(invocation);
                case 31:
                    return tool31(invocation);
                case 32:
                    return tool32(invocation);
                case 33:
                    return tool33(invocation);
                case 34:
                    return tool34(invocation);
                case 35:
                    return tool35(invocation);
                case 36:
                    return tool36(invocation);
                case 37:
                    return tool37(invocation);
                case 38:
                    return tool38(invocation);
                default:
                    return tool39(invocation);
            }
        }

        // tool0
        CompletableFuture<Object> tool0(ToolInvocation invocation) throws Throwable {
            Map<?, ?> arguments = arguments(invocation);
            int number = intValue(arguments.get("number"), "number");
            String text = stringValue(orDefault(arguments.get("text"), "d0"), "text");
            return completed(instance.tool0(number, text));
        }

        // tool1
        CompletableFuture<Object> tool1(ToolInvocation invocation) throws Throwable {
            Map<?, ?> arguments = arguments(invocation);
            int number = intValue(arguments.get("number"), "number");
            String text = stringValue(orDefault(arguments.get("text"), "d1"), "text");
            return completed(instance.tool1(number, text));
        }

        // tool2
        CompletableFuture<Object> tool2(ToolInvocation invocation) throws Throwable {
            Map<?, ?> arguments = arguments(invocation);
            int number = intValue(arguments.get("number"), "number");
            String text = stringValue(orDefault(arguments.get("text"), "d2"), "text");
            return completed(instance.tool2(number, text));
        }

        // tool3
        CompletableFuture<Object> tool3(ToolInvocation invocation) throws Throwable {
            Map<?, ?> arguments = arguments(invocation);
            int number = intValue(arguments.get("number"), "number");
            String text = stringValue(orDefault(arguments.get("text"), "d3"), "text");
            return completed(instance.tool3(number, text));
        }

        // tool4
        CompletableFuture<Object> tool4(ToolInvocation invocation) throws Throwable {
            Map<?, ?> arguments = arguments(invocation);
            int number = intValue(arguments.get("number"), "number");
            String text = stringValue(orDefault(arguments.get("text"), "d4"), "text");
            return completed(instance.tool4(number, text));
        }

        // tool5
        CompletableFuture<Object> tool5(ToolInvocation invocation) throws Throwable {
            Map<?, ?> arguments = arguments(invocation);
            int number = intValue(arguments.get("number"), "number");
            String text = stringValue(orDefault(arguments.get("text"), "d5"), "text");
            return completed(instance.tool5(number, text));
        }

        // tool6
        CompletableFuture<Object> tool6(ToolInvocation invocation) throws Throwable {
            Map<?, ?> arguments = arguments(invocation);
            int number = intValue(arguments.get("number"), "number");
            String text = stringValue(orDefault(arguments.get("text"), "d6"), "text");
            return completed(instance.tool6(number, text));
        }

        // tool7
        CompletableFuture<Object> tool7(ToolInvocation invocation) throws Throwable {
            Map<?, ?> arguments = arguments(invocation);
            int number = intValue(arguments.get("number"), "number");
            String text = stringValue(orDefault(arguments.get("text"), "d7"), "text");
            return completed(instance.tool7(number, text));
        }

        // tool8
        CompletableFuture<Object> tool8(ToolInvocation invocation) throws Throwable {
            Map<?, ?> arguments = arguments(invocation);
            int number = intValue(arguments.get("number"), "number");
            String text = stringValue(orDefault(arguments.get("text"), "d8"), "text");
            return completed(instance.tool8(number, text));
        }

        // tool9
        CompletableFuture<Object> tool9(ToolInvocation invocation) throws Throwable {
            Map<?, ?> arguments = arguments(invocation);
            int number = intValue(arguments.get("number"), "number");
            String text = stringValue(orDefault(arguments.get("text"), "d9"), "text");
            return completed(instance.tool9(number, text));
        }

        // tool10
        CompletableFuture<Object> tool10(ToolInvocation invocation) throws Throwable {
            Map<?, ?> arguments = arguments(invocation);
            int number = intValue(arguments.get("number"), "number");
            String text = stringValue(orDefault(arguments.get("text"), "d10"), "text");
            return completed(instance.tool10(number, text));
        }

        // tool11
        CompletableFuture<Object> tool11(ToolInvocation invocation) throws Throwable {
            Map<?, ?> arguments = arguments(invocation);
            int number = intValue(arguments.get("number"), "number");
            String text = stringValue(orDefault(arguments.get("text"), "d11"), "text");
            return completed(instance.tool11(number, text));
        }

        // tool12
        CompletableFuture<Object> tool12(ToolInvocation invocation) throws Throwable {
            Map<?, ?> arguments = arguments(invocation);
            int number = intValue(arguments.get("number"), "number");
            String text = stringValue(orDefault(arguments.get("text"), "d12"), "text");
            return completed(instance.tool12(number, text));
        }

        // tool13
        CompletableFuture<Object> tool13(ToolInvocation invocation) throws Throwable {
            Map<?, ?> arguments = arguments(invocation);
            int number = intValue(arguments.get("number"), "number");
            String text = stringValue(orDefault(arguments.get("text"), "d13"), "text");
            return completed(instance.tool13(number, text));
        }

        // tool14
        CompletableFuture<Object> tool14(ToolInvocation invocation) throws Throwable {
            Map<?, ?> arguments = arguments(invocation);
            int number = intValue(arguments.get("number"), "number");
            String text = stringValue(orDefault(arguments.get("text"), "d14"), "text");
            return completed(instance.tool14(number, text));
        }

        // tool15
        CompletableFuture<Object> tool15(ToolInvocation invocation) throws Throwable {
            Map<?, ?> arguments = arguments(invocation);
            int number = intValue(arguments.get("number"), "number");
            String text = stringValue(orDefault(arguments.get("text"), "d15"), "text");
            return completed(instance.tool15(number, text));
        }

        // tool16
        CompletableFuture<Object> tool16(ToolInvocation invocation) throws Throwable {
            Map<?, ?> arguments = arguments(invocation);
            int number = intValue(arguments.get("number"), "number");
            String text = stringValue(orDefault(arguments.get("text"), "d16"), "text");
            return completed(instance.tool16(number, text));
        }

        // tool17
        CompletableFuture<Object> tool17(ToolInvocation invocation) throws Throwable {
            Map<?, ?> arguments = arguments(invocation);
            int number = intValue(arguments.get("number"), "number");
            String text = stringValue(orDefault(arguments.get("text"), "d17"), "text");
            return completed(instance.tool17(number, text));
        }

        // tool18
        CompletableFuture<Object> tool18(ToolInvocation invocation) throws Throwable {
            Map<?, ?> arguments = arguments(invocation);
            int number = intValue(arguments.get("number"), "number");
            String text = stringValue(orDefault(arguments.get("text"), "d18"), "text");
            return completed(instance.tool18(number, text));
        }

        // tool19
        CompletableFuture<Object> tool19(ToolInvocation invocation) throws Throwable {
            Map<?, ?> arguments = arguments(invocation);
            int number = intValue(arguments.get("number"), "number");
            String text = stringValue(orDefault(arguments.get("text"), "d19"), "text");
            return completed(instance.tool19(number, text));
        }

        // tool20
        CompletableFuture<Object> tool20(ToolInvocation invocation) throws Throwable {
            Map<?, ?> arguments = arguments(invocation);
            int number = intValue(arguments.get("number"), "number");
            String text = stringValue(orDefault(arguments.get("text"), "d20"), "text");
            return completed(instance.tool20(number, text));
        }

        // tool21
        CompletableFuture<Object> tool21(ToolInvocation invocation) throws Throwable {
            Map<?, ?> arguments = arguments(invocation);
            int number = intValue(arguments.get("number"), "number");
            String text = stringValue(orDefault(arguments.get("text"), "d21"), "text");
            return completed(instance.tool21(number, text));
        }

        // tool22
        CompletableFuture<Object> tool22(ToolInvocation invocation) throws Throwable {
            Map<?, ?> arguments = arguments(invocation);
            int number = intValue(arguments.get("number"), "number");
            String text = stringValue(orDefault(arguments.get("text"), "d22"), "text");
            return completed(instance.tool22(number, text));
        }

        // tool23
        CompletableFuture<Object> tool23(ToolInvocation invocation) throws Throwable {
            Map<?, ?> arguments = arguments(invocation);
            int number = intValue(arguments.get("number"), "number");
            String text = stringValue(orDefault(arguments.get("text"), "d23"), "text");
            return completed(instance.tool23(number, text));
        }

        // tool24
        CompletableFuture<Object> tool24(ToolInvocation invocation) throws Throwable {
            Map<?, ?> arguments = arguments(invocation);
            int number = intValue(arguments.get("number"), "number");
            String text = stringValue(orDefault(arguments.get("text"), "d24"), "text");
            return completed(instance.tool24(number, text));
        }

        // tool25
        CompletableFuture<Object> tool25(ToolInvocation invocation) throws Throwable {
            Map<?, ?> arguments = arguments(invocation);
            int number = intValue(arguments.get("number"), "number");
            String text = stringValue(orDefault(arguments.get("text"), "d25"), "text");
            return completed(instance.tool25(number, text));
        }

        // tool26
        CompletableFuture<Object> tool26(ToolInvocation invocation) throws Throwable {
            Map<?, ?> arguments = arguments(invocation);
            int number = intValue(arguments.get("number"), "number");
            String text = stringValue(orDefault(arguments.get("text"), "d26"), "text");
            return completed(instance.tool26(number, text));
        }

        // tool27
        CompletableFuture<Object> tool27(ToolInvocation invocation) throws Throwable {
            Map<?, ?> arguments = arguments(invocation);
            int number = intValue(arguments.get("number"), "number");
            String text = stringValue(orDefault(arguments.get("text"), "d27"), "text");
            return completed(instance.tool27(number, text));
        }

        // tool28
        CompletableFuture<Object> tool28(ToolInvocation invocation) throws Throwable {
            Map<?, ?> arguments = arguments(invocation);
            int number = intValue(arguments.get("number"), "number");
            String text = stringValue(orDefault(arguments.get("text"), "d28"), "text");
            return completed(instance.tool28(number, text));
        }

        // tool29
        CompletableFuture<Object> tool29(ToolInvocation invocation) throws Throwable {
            Map<?, ?> arguments = arguments(invocation);
            int number = intValue(arguments.get("number"), "number");
            String text = stringValue(orDefault(arguments.get("text"), "d29"), "text");
            return completed(instance.tool29(number, text));
        }

        // tool30
        CompletableFuture<Object> tool30(ToolInvocation invocation) throws Throwable {
            Map<?, ?> arguments = arguments(invocation);
            int number = intValue(arguments.get("number"), "number");
            String text = stringValue(orDefault(arguments.get("text"), "d30"), "text");
            return completed(instance.tool30(number, text));
        }

        // tool31
        CompletableFuture<Object> tool31(ToolInvocation invocation) throws Throwable {
            Map<?, ?> arguments = arguments(invocation);
            int number = intValue(arguments.get("number"), "number");
            String text = stringValue(orDefault(arguments.get("text"), "d31"), "text");
            return completed(instance.tool31(number, text));
        }

        // tool32
        CompletableFuture<Object> tool32(ToolInvocation invocation) throws Throwable {
            Map<?, ?> arguments = arguments(invocation);
            int number = intValue(arguments.get("number"), "number");
            String text = stringValue(orDefault(arguments.get("text"), "d32"), "text");
            return completed(instance.tool32(number, text));
        }

        // tool33
        CompletableFuture<Object> tool33(ToolInvocation invocation) throws Throwable {
            Map<?, ?> arguments = arguments(invocation);
            int number = intValue(arguments.get("number"), "number");
            String text = stringValue(orDefault(arguments.get("text"), "d33"), "text");
            return completed(instance.tool33(number, text));
        }

        // tool34
        CompletableFuture<Object> tool34(ToolInvocation invocation) throws Throwable {
            Map<?, ?> arguments = arguments(invocation);
            int number = intValue(arguments.get("number"), "number");
            String text = stringValue(orDefault(arguments.get("text"), "d34"), "text");
            return completed(instance.tool34(number, text));
        }

        // tool35
        CompletableFuture<Object> tool35(ToolInvocation invocation) throws Throwable {
            Map<?, ?> arguments = arguments(invocation);
            int number = intValue(arguments.get("number"), "number");
            String text = stringValue(orDefault(arguments.get("text"), "d35"), "text");
            return completed(instance.tool35(number, text));
        }

        // tool36
        CompletableFuture<Object> tool36(ToolInvocation invocation) throws Throwable {
            Map<?, ?> arguments = arguments(invocation);
            int number = intValue(arguments.get("number"), "number");
            String text = stringValue(orDefault(arguments.get("text"), "d36"), "text");
            return completed(instance.tool36(number, text));
        }

        // tool37
        CompletableFuture<Object> tool37(ToolInvocation invocation) throws Throwable {
            Map<?, ?> arguments = arguments(invocation);
            int number = intValue(arguments.get("number"), "number");
            String text = stringValue(orDefault(arguments.get("text"), "d37"), "text");
            return completed(instance.tool37(number, text));
        }

        // tool38
        CompletableFuture<Object> tool38(ToolInvocation invocation) throws Throwable {
            Map<?, ?> arguments = arguments(invocation);
            int number = intValue(arguments.get("number"), "number");
            String text = stringValue(orDefault(arguments.get("text"), "d38"), "text");
            return completed(instance.tool38(number, text));
        }

        // tool39
        CompletableFuture<Object> tool39(ToolInvocation invocation) throws Throwable {
            Map<?, ?> arguments = arguments(invocation);
            int number = intValue(arguments.get("number"), "number");
            String text = stringValue(orDefault(arguments.get("text"), "d39"), "text");
            return completed(instance.tool39(number, text));
        }

        private static final int MOST_DIGITS = 100_000;

        static Map<?, ?> arguments(ToolInvocation invocation) {
            Map<?, ?> given;
            try {
                given = invocation.getArguments();
            } catch (RuntimeException unreadable) {
                throw new Fault("", "must be an object whose members are the tool's parameters");
            }
            return given == null ? Collections.<Object, Object>emptyMap() : given;
        }

        static Object orDefault(Object value, Object otherwise) {
            return value == null ? otherwise : value;
        }

        static int intValue(Object value, String path) {
            if (value instanceof Integer) {
                return (Integer) value;
            }
            return (int) whole(value, path, -2147483648, 2147483647, "an integer from -2147483648 to 2147483647");
        }

        static String stringValue(Object value, String path) {
            if (value instanceof String) {
                return (String) value;
            }
            throw new Fault(path, "a string", value);
        }

        static BigDecimal decimal(Object value, String path, String expected) {
            if (value instanceof Number || value instanceof String) {
                String text = value.toString();
                if (text.length() <= MOST_DIGITS && text.matches("-?(0|[1-9][0-9]*)([.][0-9]+)?([eE][-+]?0*[0-9]{1,9})?")) {
                    return new BigDecimal(text);
                }
            }
            throw new Fault(path, expected, value);
        }

        static long whole(Object value, String path, long least, long most, String expected) {
            try {
                long result = decimal(value, path, expected).longValueExact();
                if (result >= least && result <= most) {
                    return result;
                }
            } catch (ArithmeticException fraction) {
                throw new Fault(path, expected, value);
            }
            throw new Fault(path, expected, value);
        }

        static CompletableFuture<Object> completed(Object value) {
            return CompletableFuture.<Object>completedFuture(value);
        }

        static CompletableFuture<Object> failed(Throwable failure) {
            return CompletableFuture.<Object>failedFuture(failure);
        }

        static CompletableFuture<Object> refused(Fault fault, String tool) {
            String sentence = fault.text("Tool ".concat(tool).concat(": "));
            return completed(ToolResultObject.failure(sentence, sentence));
        }

        static final class Fault extends RuntimeException {
            private static final long serialVersionUID = 1L;
            private String path;
            private final String expected;
            private final String came;
            Fault(String path, String expected, Object value) {
                super(null, null, false, false);
                this.path = path;
                this.expected = "must be ".concat(expected);
                this.came = shown(value);
            }
            Fault(String path, String problem) {
                super(null, null, false, false);
                this.path = path;
                this.expected = problem;
                this.came = null;
            }
            Fault under(String prefix) {
                if (path.isEmpty()) {
                    path = prefix;
                } else if (!prefix.isEmpty()) {
                    path = path.charAt(0) == '['
                            ? prefix.concat(path)
                            : prefix.concat(".").concat(path);
                }
                return this;
            }
            String text(String start) {
                boolean isRoot = path.isEmpty();
                String subject = isRoot ? "the arguments " : "argument '".concat(path).concat("' ");
                String end = came == null
                        ? "."
                        : (isRoot ? ", but were " : ", but was ").concat(came).concat(".");
                return start.concat(subject).concat(expected).concat(end);
            }
            private static String shown(Object value) {
                if (value == null) {
                    return "missing or null";
                }
                try {
                    if (value instanceof String) {
                        return new ObjectMapper().writeValueAsString(cut((String) value));
                    }
                    return cut(new ObjectMapper().writeValueAsString(value));
                } catch (JsonProcessingException unwritable) {
                    return "a value of type ".concat(value.getClass().getSimpleName());
                }
            }
            private static String cut(String text) {
                String kept = text.length() > 100 ? text.substring(0, 100).concat("...") : text;
                return new String(kept.getBytes(StandardCharsets.UTF_8), StandardCharsets.UTF_8);
            }
        }
    }
}
