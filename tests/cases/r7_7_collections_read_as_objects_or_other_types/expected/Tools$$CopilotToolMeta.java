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
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(1);
        // take
        tools.add(new ToolDefinition(
                "take",
                "Takes all of them.",
                structure(
                    object(
                        "list", structure(object("name", typed("string"))),
                        "map", structure(object("name", typed("string"))),
                        "holder", structure(
                            object(
                                "list", object(
                                    "type", "array",
                                    "items", structure(object("x", typed("integer"), "y", typed("integer")), "x", "y")),
                                "map", object("type", "object", "additionalProperties", typed("integer")),
                                "names", object("type", "array", "items", typed("string")),
                                "content", object("type", "array", "items", typed("integer")),
                                "keys", object("type", "object", "additionalProperties", typed("integer")),
                                "any", object("type", "array", "items", typed("boolean")),
                                "plain", object(
                                    "type", "array",
                                    "items", typed("string"),
                                    "description", "Only a class is turned into an object so.")))),
                    "list", "map", "holder"),
                handler(0, "take", instance, mapper), null, null, null, null, null));
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
            // take
            Object list = argument(0, "list");
            Object map = argument(1, "map");
            Object holder = argument(2, "holder");
            requireValid("list", "map", "holder");
            return completed(instance.take((Tools.NamedList) list, (Tools.NamedMap) map, (Tools.Holder) holder));
        }

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: // Tools.NamedList
                    return mapped(value, Tools.NamedList.class, "an object");
                case 1: // Tools.NamedMap
                    return mapped(value, Tools.NamedMap.class, "an object");
                case 2: // Tools.Holder
                    return mapped(value(3, value), Tools.Holder.class, "an object");
                case 3: // Tools.Holder
                    return checkHolder(value);
                case 4: // LinkedList<Tools.Point>
                    return inspectElements(5, value);
                default: // 5: Tools.Point
                    return checkPoint(value);
            }
        }

        Object checkHolder(Object value) {
            if (value instanceof Map) {
                inspect(4, value, "list");
            }
            return value;
        }

        Object checkPoint(Object value) {
            if (value instanceof Map) {
                require(value, "x");
                require(value, "y");
            }
            return value;
        }
    }
}
