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
    public List<ToolDefinition> definitions(Tools instance, ObjectMapper mapper) {
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(1);
        // take
        tools.add(new ToolDefinition(
                "take",
                "Takes.",
                structure(
                    object(
                        "points", object(
                            "type", "array",
                            "items", structure(object("x", typed("integer"), "y", typed("integer")), "x", "y")),
                        "map", object("type", "object", "additionalProperties", typed("integer")),
                        "day", object("type", "string", "format", "date"),
                        "own", structure(object())),
                    "points", "map", "day", "own"),
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

        protected Object call(int number) throws Throwable {
            // take
            Object points = argument(0, "points");
            Object map = argument(1, "map");
            Object day = argument(2, "day");
            Object own = argument(3, "own");
            requireValid("points", "map", "day", "own");
            return instance.take((List) points, (Map) map, (LocalDate) day, (java) own);
        }

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: // List<Tools.Point>
                    return collection(4, value, new ArrayList());
                case 1: // Map<String, Integer>
                    return map(6, 5, value, new LinkedHashMap());
                case 2: // LocalDate
                    return mappedText(value, dateText(value), mapper.constructType(LocalDate.class), "an ISO 8601 date such as 2024-02-29");
                case 3: // java
                    return mapped(value(7, value), mapper.constructType(java.class));
                case 4: // Tools.Point
                    return readPoint(value);
                case 5: // Integer
                    return intValue(countedText(value));
                case 6: // Object
                    return stringValue(value);
                case 7: // java
                    return properties(value, -1);
                default: // 8: int
                    return intValue(countedText(value));
            }
        }

        Tools.Point readPoint(Object value) {
            Object[] read = components(value, 8, "x", 8, "y");
            return new Tools.Point((int) read[0], (int) read[1]);
        }
    }
}
