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
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(6);
        // named
        tools.add(new ToolDefinition(
                "named",
                "Names, descriptions and aliases.",
                structure(
                    object(
                        "order_id", typed("integer", "Its number."),
                        "limit", typed("integer"),
                        "primitive", typed("integer"),
                        "in_bundle", typed("string", "From a bundle.")),
                    "order_id", "primitive", "in_bundle"),
                handler(0, "named", instance, mapper), null, null, null, null, null));
        // own
        tools.add(new ToolDefinition(
                "own",
                "The parameter's own annotation wins.",
                structure(
                    object(
                        "own", typed("string", "Own."),
                        "renamed", typed("string", "Has no name."),
                        "required", typed("string", "Required."),
                        "number", object("type", "integer", "description", "Has a default.", "default", 3),
                        "described", typed("string", "Described."),
                        "any", object("description", "Before the one inside.")),
                    "own", "renamed", "required", "described", "any"),
                handler(1, "own", instance, mapper), null, null, null, null, null));
        // ignored
        tools.add(new ToolDefinition(
                "ignored",
                "Without effect.",
                structure(
                    object(
                        "query", structure(object("text", typed("string")), "text"),
                        "list", object("type", "array", "items", object()),
                        "any", object()),
                    "query", "list", "any"),
                handler(2, "ignored", instance, mapper), null, null, null, null, null));
        // single
        tools.add(new ToolDefinition(
                "single",
                "A single record.",
                structure(object("text", typed("string")), "text"),
                handler(3, "single", instance, mapper), null, null, null, null, null));
        // formatted
        tools.add(new ToolDefinition(
                "formatted",
                "A format.",
                structure(object("number", typed("integer")), "number"),
                handler(4, "formatted", instance, mapper), null, null, null, null, null));
        // silenced
        tools.add(new ToolDefinition(
                "silenced",
                "Silenced.",
                structure(
                    object("query", structure(object("text", typed("string")), "text"), "number", typed("integer")),
                    "query", "number"),
                handler(5, "silenced", instance, mapper), null, null, null, null, null));
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
                    // named
                    Object id = argument(0, "order_id", "order", "orderId");
                    Object most = argument(2, "limit");
                    Object primitive = argument(0, "primitive");
                    Object bundled = argument(3, "in_bundle");
                    requireValid("order_id", "order", "orderId", "limit", "primitive", "in_bundle");
                    return completed(instance.named((int) id, (Integer) most, (int) primitive, (String) bundled));
                }
                case 1: {
                    // own
                    Object name = argument(3, "own");
                    Object plain = argument(3, "renamed");
                    Object required = argument(3, "required");
                    Object number_ = orDefault(0, "number", 3);
                    Object text = argument(3, "described");
                    Object any = argument(4, "any");
                    requireValid("own", "renamed", "required", "number", "described", "any");
                    return completed(instance.own((String) name, (String) plain, (String) required, (int) number_, (String) text, any));
                }
                case 2: {
                    // ignored
                    Object query = argument(5, "query");
                    Object list = argument(6, "list");
                    Object any = argument(4, "any");
                    requireValid("query", "list", "any");
                    return completed(instance.ignored((Tools.Query) query, (List) list, any, invocation));
                }
                case 3: {
                    // single
                    Object text = argument(3, "text");
                    requireValid("text");
                    Tools.Query record;
                    try {
                        record = new Tools.Query((String) text);
                    } catch (RuntimeException thrown) {
                        throw errorOf(thrown);
                    }
                    return completed(instance.single(record, invocation));
                }
                case 4: {
                    // formatted
                    Object number_ = argument(0, "number");
                    requireValid("number");
                    return completed(instance.formatted((int) number_));
                }
                default: {
                    // silenced
                    Object query = argument(5, "query");
                    Object number_ = argument(0, "number");
                    requireValid("query", "number");
                    return completed(instance.silenced((Tools.Query) query, (int) number_));
                }
            }
        }

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: // int
                    return intValue(value);
                case 1: // Integer
                    return intValue(value);
                case 2: // Integer or null
                    return value == null ? null : value(1, value);
                case 3: // String
                    return stringValue(value);
                case 4: // Object
                    return anything(value);
                case 5: // Tools.Query
                    return readQuery(value);
                default: // 6: List<Object>
                    return collection(4, value, new ArrayList());
            }
        }

        Tools.Query readQuery(Object value) {
            Map<?, ?> members = members(value);
            return new Tools.Query((String) member(3, members, "text"));
        }
    }
}
