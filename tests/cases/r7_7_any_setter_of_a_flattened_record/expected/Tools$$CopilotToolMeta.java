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
        // search
        tools.add(new ToolDefinition(
                "search",
                "Searches.",
                object(
                    "type", "object",
                    "properties", object("text", typed("string", "What to look for.")),
                    "required", list("text"),
                    "additionalProperties", typed("integer")),
                handler(0, "search", instance, mapper), null, null, null, null, null));
        // find
        tools.add(new ToolDefinition(
                "find",
                "Finds places.",
                object(
                    "type", "object",
                    "properties", object("text", typed("string", "Which ones.")),
                    "required", list("text"),
                    "additionalProperties", structure(object("x", typed("integer"), "y", typed("integer")), "x", "y")),
                handler(1, "find", instance, mapper), null, null, null, null, null));
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
                    // search
                    argument(0, "text");
                    requireValid();
                    Tools.Search record = (Tools.Search) mapped(allArguments(), Tools.Search.class, "an object");
                    return completed(instance.search(record));
                }
                default: {
                    // find
                    argument(2, "text");
                    otherArguments(4, "text");
                    requireValid();
                    Tools.Places record = (Tools.Places) mapped(allArguments(), Tools.Places.class, "an object");
                    return completed(instance.find(record));
                }
            }
        }

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: // String
                    return anyValue(value);
                case 1: // Tools.Search
                    return checkSearch(value);
                case 2: // String
                    return anyValue(value);
                case 3: // Tools.Places
                    return checkPlaces(value);
                default: // 4: Tools.Point
                    return checkPoint(value);
            }
        }

        Object checkSearch(Object value) {
            if (value instanceof Map) {
                require(value, "text");
            }
            return value;
        }

        Object checkPlaces(Object value) {
            if (value instanceof Map) {
                require(value, "text");
                inspectOthers(4, value, "text");
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
