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
        // collections
        tools.add(new ToolDefinition(
                "collections",
                "Collections.",
                structure(
                    object(
                        "a", object("type", "array", "items", typed("string"), "minItems", 1, "maxItems", 2),
                        "b", object("type", "array", "items", typed("integer"), "minItems", 1),
                        "c", object("type", "object", "additionalProperties", typed("integer"), "maxProperties", 1),
                        "d", object("type", "array", "items", typed("integer"), "minItems", 1),
                        "e", object("type", "object", "additionalProperties", typed("string"), "minProperties", 1)),
                    "a", "b", "c", "d", "e"),
                handler(0, "collections", instance, mapper), null, null, null, null, null));
        // elements
        tools.add(new ToolDefinition(
                "elements",
                "Elements.",
                structure(
                    object(
                        "a", object("type", "array", "items", object("type", "string", "maxLength", 3)),
                        "b", object("type", "object", "additionalProperties", object("type", "integer", "minimum", 0)),
                        "c", object(
                            "type", "array",
                            "items", object("type", "array", "items", object("type", "integer", "minimum", 1), "minItems", 1)),
                        "d", object("type", "string", "minLength", 2)),
                    "a", "b", "c"),
                handler(1, "elements", instance, mapper), null, null, null, null, null));
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
                    // collections
                    Object a = argument(0, "a");
                    Object b = argument(1, "b");
                    Object c = argument(2, "c");
                    Object d = argument(3, "d");
                    Object e = argument(4, "e");
                    requireValid("a", "b", "c", "d", "e");
                    return completed(instance.collections((List) a, (Set) b, (Map) c, (int[]) d, (Map) e));
                }
                default: {
                    // elements
                    Object a = argument(5, "a");
                    Object b = argument(6, "b");
                    Object c = argument(7, "c");
                    Object d = argument(8, "d");
                    requireValid("a", "b", "c", "d");
                    return completed(instance.elements((List) a, (Map) b, (List) c, (Optional) d));
                }
            }
        }

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: { // List<String>
                    Object result = value(9, value);
                    elementCount(value, 1, 2);
                    return result;
                }
                case 1: { // Set<Integer>
                    Object result = value(10, value);
                    elementCount(value, 1, 2147483647);
                    return result;
                }
                case 2: { // Map<String, Integer>
                    Object result = value(11, value);
                    memberCount(value, 0, 1);
                    return result;
                }
                case 3: { // int[]
                    Object result = value(12, value);
                    elementCount(value, 1, 2147483647);
                    return result;
                }
                case 4: { // Map<String, String>
                    Object result = value(13, value);
                    memberCount(value, 1, 2147483647);
                    return result;
                }
                case 5: // List<String>
                    return collection(14, value, new ArrayList());
                case 6: // Map<String, Integer>
                    return map(16, 15, value, new LinkedHashMap());
                case 7: // List<List<Integer>>
                    return collection(17, value, new ArrayList());
                case 8: // Optional<String>
                    return optional(18, value);
                case 9: // List<String>
                    return collection(19, value, new ArrayList());
                case 10: // Set<Integer>
                    return collection(20, value, new LinkedHashSet());
                case 11: // Map<String, Integer>
                    return map(16, 20, value, new LinkedHashMap());
                case 12: // int[]
                    return readArrayOfInt(value);
                case 13: // Map<String, String>
                    return map(16, 19, value, new LinkedHashMap());
                case 14: { // String
                    Object result = value(19, value);
                    textSize(value, 0, 3);
                    return result;
                }
                case 15: { // Integer
                    Object result = value(20, value);
                    atLeast(value, 0L);
                    return result;
                }
                case 16: // Object
                    return stringValue(value);
                case 17: { // List<Integer>
                    Object result = value(22, value);
                    elementCount(value, 1, 2147483647);
                    return result;
                }
                case 18: { // String
                    Object result = value(19, value);
                    textSize(value, 2, 2147483647);
                    return result;
                }
                case 19: // String
                    return stringValue(value);
                case 20: // Integer
                    return intValue(value);
                case 21: // int
                    return intValue(value);
                case 22: // List<Integer>
                    return collection(23, value, new ArrayList());
                default: { // 23: Integer
                    Object result = value(20, value);
                    atLeast(value, 1L);
                    return result;
                }
            }
        }

        int[] readArrayOfInt(Object value) {
            Object[] items = collection(21, value, new ArrayList<Object>()).toArray();
            int[] result = new int[items.length];
            for (int index = 0; index < items.length; index++) {
                result[index] = (int) items[index];
            }
            return result;
        }
    }
}
