package p;

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
    public java.util.List<ToolDefinition> definitions(Tools instance, ObjectMapper mapper) {
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(2);
        // take
        tools.add(new ToolDefinition(
                "take",
                "Takes.",
                structure(
                    object(
                        "map", object(
                            "type", "object",
                            "additionalProperties", object(
                                "type", "array",
                                "items", structure(
                                    object(
                                        "key", typed("string"),
                                        "values", object("type", "array", "items", typed("integer"))),
                                    "key", "values"))),
                        "set", object("type", "string", "enum", list("ONE", "TWO")),
                        "any", object(),
                        "number", typed("number"),
                        "own", structure(object())),
                    "map", "any", "number", "own"),
                handler(0, "take", instance, mapper), null, null, null, null, null));
        // complete
        tools.add(new ToolDefinition(
                "complete",
                "Completes.",
                structure(object("delay", typed("integer")), "delay"),
                handler(1, "complete", instance, mapper), null, null, null, null, null));
        return tools;
    }

    static java.util.List<ToolDefinition> definitions(Tools instance) {
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
                    // take
                    Object map = argument(0, "map");
                    Object set = argument(1, "set");
                    Object any = argument(2, "any");
                    Object number_ = argument(3, "number");
                    Object own = argument(4, "own");
                    requireValid("map", "set", "any", "number", "own");
                    return completed(instance.take((Map) map, (Optional) set, any, (BigDecimal) number_, (List) own));
                }
                default: {
                    // complete
                    Object delay = argument(5, "delay");
                    requireValid("delay");
                    return jsonLater(instance.complete((long) delay), mapper, tool);
                }
            }
        }

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: // Map<String, List<Tools.Entry>>
                    return map(7, 6, value, new LinkedHashMap());
                case 1: // Optional<Tools.Set>
                    return optional(8, value);
                case 2: // Object
                    return anything(value);
                case 3: // BigDecimal
                    return bigDecimalValue(value);
                case 4: // List
                    return mapped(value, List.class, "an object");
                case 5: // long
                    return longValue(value);
                case 6: // List<Tools.Entry>
                    return collection(9, value, new ArrayList());
                case 7: // Object
                    return stringValue(value);
                case 8: // Tools.Set
                    return readSet(value);
                case 9: // Tools.Entry
                    return readEntry(value);
                case 10: // String
                    return stringValue(value);
                case 11: // List<Integer>
                    return collection(12, value, new ArrayList());
                default: // 12: Integer
                    return intValue(value);
            }
        }

        Tools.Set readSet(Object value) {
            if (value instanceof String) {
                switch ((String) value) {
                    case "ONE":
                        return Tools.Set.ONE;
                    case "TWO":
                        return Tools.Set.TWO;
                    default:
                        break;
                }
            }
            throw new ArgumentError("one of \"ONE\", \"TWO\"", value);
        }

        Tools.Entry readEntry(Object value) {
            Map<?, ?> members = members(value);
            return new Tools.Entry(
                    (String) member(10, members, "key"),
                    (java.util.List) member(11, members, "values"));
        }
    }
}
