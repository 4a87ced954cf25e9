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
        // show
        tools.add(new ToolDefinition(
                "show",
                "Defaults.",
                structure(
                    object(
                        "array", object("type", "array", "items", typed("integer"), "description", "D.", "default", list(1, 2)),
                        "list", object(
                            "type", "array",
                            "items", typed("string"),
                            "description", "D.",
                            "default", list("a", "b")),
                        "map", object(
                            "type", "object",
                            "additionalProperties", typed("integer"),
                            "description", "D.",
                            "default", object("z", 1, "a", 2)),
                        "point", object(
                            "type", "object",
                            "properties", object("x", typed("integer"), "y", typed("integer")),
                            "required", list("x", "y"),
                            "description", "D.",
                            "default", object("x", 3, "y", 4)),
                        "anything", object("description", "D.", "default", object("k", list(true, (Object) null))),
                        "node", object("description", "D.", "default", "text"),
                        "year", object("type", "integer", "description", "D.", "default", 2024),
                        "none", object("type", "array", "items", typed("integer"), "description", "D.", "default", list()))),
                handler(0, "show", instance, mapper), null, null, null, null, null));
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
            // show
            Object array = orDefault(0, "array", list(1, 2));
            Object list = orDefault(1, "list", list("a", "b"));
            Object map = orDefault(2, "map", object("z", 1, "a", 2));
            Object point = orDefault(3, "point", object("x", 3, "y", 4));
            Object anything = orDefault(4, "anything", object("k", list(true, (Object) null)));
            Object node = orDefault(5, "node", "text");
            Object year = orDefault(6, "year", 2024);
            Object none = orDefault(7, "none", list());
            requireValid("array", "list", "map", "point", "anything", "node", "year", "none");
            return completed(instance.show((int[]) array, (List) list, (Map) map, (Tools.Point) point, anything, (JsonNode) node, (Year) year, (Set) none));
        }

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: // int[]
                    return readArrayOfInt(value);
                case 1: // List<String>
                    return collection(9, value, new ArrayList());
                case 2: // Map<String, Integer>
                    return map(11, 10, value, new LinkedHashMap());
                case 3: // Tools.Point
                    return readPoint(value);
                case 4: // Object
                    return anything(value);
                case 5: // JsonNode
                    return mapped(value, JsonNode.class, "any JSON value");
                case 6: // Year
                    return mapped(value, Year.class, "a year such as 2024");
                case 7: // Set<Integer>
                    return collection(10, value, new LinkedHashSet());
                case 8: // int
                    return intValue(value);
                case 9: // String
                    return stringValue(value);
                case 10: // Integer
                    return intValue(value);
                default: // 11: Object
                    return stringValue(value);
            }
        }

        int[] readArrayOfInt(Object value) {
            Object[] items = collection(8, value, new ArrayList<Object>()).toArray();
            int[] result = new int[items.length];
            for (int index = 0; index < items.length; index++) {
                result[index] = (int) items[index];
            }
            return result;
        }

        Tools.Point readPoint(Object value) {
            Map<?, ?> members = members(value);
            return new Tools.Point((int) member(8, members, "x"), (int) member(8, members, "y"));
        }
    }
}
