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
                        "upper", object("type", "array", "items", typed("number")),
                        "lower", object("type", "array", "items", typed("integer")),
                        "any", object("type", "array", "items", object()),
                        "box", structure(object("content", typed("number")), "content"),
                        "map", object("type", "object", "additionalProperties", typed("string"))),
                    "upper", "lower", "any", "box", "map"),
                handler(0, "pack", instance, mapper), null, null, null, null, null));
        // raw
        tools.add(new ToolDefinition(
                "raw",
                "Raw.",
                structure(
                    object("box", structure(object("content", typed("number")), "content"), "maybe", object()),
                    "box"),
                handler(1, "raw", instance, mapper), null, null, null, null, null));
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
                    Object upper = argument(0, "upper");
                    Object lower = argument(1, "lower");
                    Object any = argument(2, "any");
                    Object box = argument(3, "box");
                    Object map = argument(4, "map");
                    requireValid("upper", "lower", "any", "box", "map");
                    return completed(instance.pack((List) upper, (List) lower, (List) any, (Tools.Box) box, (Map) map));
                }
                default: {
                    // raw
                    Object box = argument(5, "box");
                    Object maybe = argument(6, "maybe");
                    requireValid("box", "maybe");
                    return completed(instance.raw((Tools.Box) box, (Optional) maybe));
                }
            }
        }

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: // List<Number>
                    return collection(7, value, new ArrayList());
                case 1: // List<Integer>
                    return collection(8, value, new ArrayList());
                case 2: // List<Object>
                    return collection(9, value, new ArrayList());
                case 3: // Tools.Box<Number>
                    return readBoxOfNumber(value);
                case 4: // Map<String, CharSequence>
                    return map(11, 10, value, new LinkedHashMap());
                case 5: // Tools.Box
                    return readBox(value);
                case 6: // Optional
                    return optional(9, value);
                case 7: // Number
                    return numberValue(value);
                case 8: // Integer
                    return intValue(value);
                case 9: // Object
                    return anything(value);
                case 10: // CharSequence
                    return stringValue(value);
                default: // 11: Object
                    return stringValue(value);
            }
        }

        Tools.Box readBoxOfNumber(Object value) {
            Map<?, ?> members = members(value);
            return new Tools.Box((Number) member(7, members, "content"));
        }

        Tools.Box readBox(Object value) {
            Map<?, ?> members = members(value);
            return new Tools.Box((Number) member(7, members, "content"));
        }
    }
}
