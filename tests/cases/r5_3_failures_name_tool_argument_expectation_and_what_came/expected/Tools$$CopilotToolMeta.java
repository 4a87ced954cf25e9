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
        // place_order
        tools.add(new ToolDefinition(
                "place_order",
                "Orders.",
                structure(
                    object(
                        "order", structure(
                            object(
                                "items", object(
                                    "type", "array",
                                    "items", structure(
                                        object("name", typed("string"), "price", typed("integer")),
                                        "name", "price")),
                                "stock", object("type", "object", "additionalProperties", typed("integer")),
                                "gift", structure(object("name", typed("string"), "price", typed("integer")), "name", "price")),
                            "items", "stock"),
                        "grid", object("type", "array", "items", object("type", "array", "items", typed("integer")))),
                    "order", "grid"),
                handler(0, "place_order", instance, mapper), null, null, null, null, null));
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
            // place_order
            Object order = argument(0, "order");
            Object grid = argument(1, "grid");
            requireValid("order", "grid");
            return completed(instance.placeOrder((Tools.Order) order, (int[][]) grid));
        }

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: // Tools.Order
                    return readOrder(value);
                case 1: // int[][]
                    return readArrayOfArrayOfInt(value);
                case 2: // List<Tools.Item>
                    return collection(6, value, new ArrayList());
                case 3: // Map<String, Integer>
                    return map(8, 7, value, new LinkedHashMap());
                case 4: // Optional<Tools.Item>
                    return optional(6, value);
                case 5: // int[]
                    return readArrayOfInt(value);
                case 6: // Tools.Item
                    return readItem(value);
                case 7: // Integer
                    return intValue(value);
                case 8: // Object
                    return stringValue(value);
                case 9: // int
                    return intValue(value);
                default: // 10: String
                    return stringValue(value);
            }
        }

        Tools.Order readOrder(Object value) {
            Map<?, ?> members = members(value);
            return new Tools.Order(
                    (List) member(2, members, "items"),
                    (Map) member(3, members, "stock"),
                    (Optional) member(4, members, "gift"));
        }

        int[][] readArrayOfArrayOfInt(Object value) {
            Object[] items = collection(5, value, new ArrayList<Object>()).toArray();
            int[][] result = new int[items.length][];
            for (int index = 0; index < items.length; index++) {
                result[index] = (int[]) items[index];
            }
            return result;
        }

        int[] readArrayOfInt(Object value) {
            Object[] items = collection(9, value, new ArrayList<Object>()).toArray();
            int[] result = new int[items.length];
            for (int index = 0; index < items.length; index++) {
                result[index] = (int) items[index];
            }
            return result;
        }

        Tools.Item readItem(Object value) {
            Map<?, ?> members = members(value);
            return new Tools.Item(
                    (String) member(10, members, "name"),
                    (int) member(9, members, "price"));
        }
    }
}
