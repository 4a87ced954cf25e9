// Imports

/** The tools of Tools: made by copilot-tool-processor, for {@code ToolDefinition.fromObject}. */
@AllowCopilotExperimental
@SuppressWarnings({
    "all", "auxiliaryclass", "cast", "deprecation", "exports", "rawtypes", "removal", "serial", "unchecked"
})
public final class Tools$$CopilotToolMeta extends Companion implements CopilotToolMetadataProvider<Tools> {
    private static final ObjectMapper MAPPER = RpcMapper.INSTANCE;

    /** Made by the SDK, which finds this class by its name. */
    public Tools$$CopilotToolMeta() {
        super(1, "0.1.0");
    }

    @Override
    public List<ToolDefinition> definitions(Tools instance, ObjectMapper mapper) {
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(2);
        // pack
        tools.add(new ToolDefinition(
                "pack",
                "Packs.",
                structure(
                    object(
                        "text", structure(
                            object(
                                "content", typed("string"),
                                "more", object("type", "array", "items", typed("string"))),
                            "content", "more"),
                        "pair", structure(
                            object(
                                "first", typed("integer"),
                                "second", structure(
                                    object(
                                        "content", typed("boolean"),
                                        "more", object("type", "array", "items", typed("boolean"))),
                                    "content", "more")),
                            "first", "second"),
                        "nested", structure(
                            object(
                                "content", structure(
                                    object(
                                        "content", typed("number"),
                                        "more", object("type", "array", "items", typed("number"))),
                                    "content", "more"),
                                "more", object(
                                    "type", "array",
                                    "items", structure(
                                        object(
                                            "content", typed("number"),
                                            "more", object("type", "array", "items", typed("number"))),
                                        "content", "more"))),
                            "content", "more")),
                    "text", "pair", "nested"),
                handler(0, "pack", instance, mapper), null, null, null, null, null));
        // hold
        tools.add(new ToolDefinition(
                "hold",
                "Holds.",
                structure(
                    object(
                        "holder", structure(
                            object(
                                "held", object("type", "string", "format", "date"),
                                "named", object(
                                    "type", "object",
                                    "additionalProperties", object("type", "string", "format", "date")))),
                        "numbers", structure(
                            object(
                                "held", typed("integer"),
                                "named", object("type", "object", "additionalProperties", typed("integer"))))),
                    "holder", "numbers"),
                handler(1, "hold", instance, mapper), null, null, null, null, null));
        return tools;
    }

    static List<ToolDefinition> definitions(Tools instance) {
        return new Tools$$CopilotToolMeta().definitions(instance, MAPPER);
    }

    @Override
    protected CompanionCall call(
            int number, Object instance, ObjectMapper mapper, String tool, ToolInvocation invocation) {
        return new Call((Tools) instance, mapper, tool, invocation);
    }

    private static final class Call extends CompanionCall {
        final Tools instance;

        Call(Tools instance, ObjectMapper mapper, String tool, ToolInvocation invocation) {
            super(tool, mapper, invocation);
            this.instance = instance;
        }

        protected CompletableFuture<Object> call(int number) throws Throwable {
            switch (number) {
                case 0: {
                    // pack
                    Object text = argument(0, "text");
                    Object pair = argument(1, "pair");
                    Object nested = argument(2, "nested");
                    requireValid("text", "pair", "nested");
                    return completed(instance.pack((Tools.Box) text, (Tools.Pair) pair, (Tools.Box) nested));
                }
                default: {
                    // hold
                    Object holder = argument(3, "holder");
                    Object numbers = argument(4, "numbers");
                    requireValid("holder", "numbers");
                    return completed(instance.hold((Tools.Holder) holder, (Tools.Numbers) numbers));
                }
            }
        }

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: // Tools.Box<String>
                    return readBoxOfString(value);
                case 1: // Tools.Pair<Integer, Boolean>
                    return readPairOfIntegerBoolean(value);
                case 2: // Tools.Box<Tools.Box<Double>>
                    return readBoxOfBoxOfDouble(value);
                case 3: // Tools.Holder<LocalDate>
                    return mapped(value(11, value), new TypeReference<Tools.Holder<LocalDate>>() {}, "an object",
                            "java.time.LocalDate", "an ISO 8601 date such as 2024-02-29");
                case 4: // Tools.Numbers
                    return mapped(value, Tools.Numbers.class, "an object");
                case 5: // String
                    return stringValue(value);
                case 6: // List<String>
                    return collection(5, value, new ArrayList());
                case 7: // Integer
                    return intValue(value);
                case 8: // Tools.Box<Boolean>
                    return readBoxOfBoolean(value);
                case 9: // Tools.Box<Double>
                    return readBoxOfDouble(value);
                case 10: // List<Tools.Box<Double>>
                    return collection(9, value, new ArrayList());
                case 11: // Tools.Holder<LocalDate>
                    return checkHolderOfLocalDate(value);
                case 12: // Boolean
                    return booleanValue(value);
                case 13: // List<Boolean>
                    return collection(12, value, new ArrayList());
                case 14: // Double
                    return doubleValue(value);
                case 15: // List<Double>
                    return collection(14, value, new ArrayList());
                case 16: { // LocalDate
                    Object result = value;
                    noArray(value, "an ISO 8601 date such as 2024-02-29");
                    return result;
                }
                default: // 17: Map<String, LocalDate>
                    return checkMapOfStringLocalDate(value);
            }
        }

        Tools.Box readBoxOfString(Object value) {
            Map<?, ?> members = members(value);
            return new Tools.Box(
                    (String) member(5, members, "content"),
                    (List) member(6, members, "more"));
        }

        Tools.Pair readPairOfIntegerBoolean(Object value) {
            Map<?, ?> members = members(value);
            return new Tools.Pair(
                    (Integer) member(7, members, "first"),
                    (Tools.Box) member(8, members, "second"));
        }

        Tools.Box readBoxOfBoxOfDouble(Object value) {
            Map<?, ?> members = members(value);
            return new Tools.Box(
                    (Tools.Box) member(9, members, "content"),
                    (List) member(10, members, "more"));
        }

        Tools.Box readBoxOfBoolean(Object value) {
            Map<?, ?> members = members(value);
            return new Tools.Box(
                    (Boolean) member(12, members, "content"),
                    (List) member(13, members, "more"));
        }

        Tools.Box readBoxOfDouble(Object value) {
            Map<?, ?> members = members(value);
            return new Tools.Box(
                    (Double) member(14, members, "content"),
                    (List) member(15, members, "more"));
        }

        Object checkHolderOfLocalDate(Object value) {
            if (value instanceof Map) {
                inspect(16, value, "held");
                inspect(17, value, "named");
            }
            return value;
        }

        Object checkMapOfStringLocalDate(Object value) {
            if (value instanceof Map) {
                inspectOthers(16, value);
            }
            return value;
        }
    }
}
