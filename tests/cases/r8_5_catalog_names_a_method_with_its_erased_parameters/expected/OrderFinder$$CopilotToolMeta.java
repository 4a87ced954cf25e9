// Imports

/** The tools of OrderFinder: made by copilot-tool-processor, for {@code ToolDefinition.fromObject}. */
@AllowCopilotExperimental
@SuppressWarnings({
    "all", "auxiliaryclass", "cast", "deprecation", "exports", "rawtypes", "removal", "serial", "unchecked"
})
public final class OrderFinder$$CopilotToolMeta extends Companion implements CopilotToolMetadataProvider<OrderFinder> {
    private static final ObjectMapper MAPPER = RpcMapper.INSTANCE;

    /** Made by the SDK, which finds this class by its name. */
    public OrderFinder$$CopilotToolMeta() {
        super(1, "0.1.0");
    }

    @Override
    public List<ToolDefinition> definitions(OrderFinder instance, ObjectMapper mapper) {
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(4);
        // count
        tools.add(new ToolDefinition(
                "count",
                "Counts.",
                structure(
                    object(
                        "status", object("type", "string", "enum", list("OPEN", "PAID"), "description", "Which"),
                        "ranges", object(
                            "type", "array",
                            "items", object("type", "array", "items", typed("integer")),
                            "description", "Since")),
                    "status", "ranges"),
                handler(0, "count", instance, mapper), null, null, null, null, null));
        // count_all
        tools.add(new ToolDefinition(
                "count_all",
                "Counts all.",
                structure(object()),
                handler(1, "count_all", instance, mapper), null, null, null, null, null));
        // find_one
        tools.add(new ToolDefinition(
                "find_one",
                "Finds one.",
                structure(object("key", typed("string", "Its key")), "key"),
                handler(2, "find_one", instance, mapper), null, null, null, null, null));
        // find_some
        tools.add(new ToolDefinition(
                "find_some",
                "Finds some.",
                structure(
                    object(
                        "keys", object("type", "array", "items", typed("string"), "description", "Their keys"),
                        "tags", object("type", "array", "items", typed("string"), "description", "Tags")),
                    "keys", "tags"),
                handler(3, "find_some", instance, mapper), null, null, null, null, null));
        return tools;
    }

    static List<ToolDefinition> definitions(OrderFinder instance) {
        return new OrderFinder$$CopilotToolMeta().definitions(instance, MAPPER);
    }

    @Override
    protected CompanionCall call(
            int number, Object instance, ObjectMapper mapper, String tool, ToolInvocation invocation) {
        return new Call((OrderFinder) instance, mapper, tool, invocation);
    }

    private static final class Call extends CompanionCall {
        final OrderFinder instance;

        Call(OrderFinder instance, ObjectMapper mapper, String tool, ToolInvocation invocation) {
            super(tool, mapper, invocation);
            this.instance = instance;
        }

        protected CompletableFuture<Object> call(int number) throws Throwable {
            switch (number) {
                case 0: {
                    // count
                    Object status = argument(0, "status");
                    Object ranges = argument(1, "ranges");
                    requireValid("status", "ranges");
                    return completed(json(instance.count((OrderFinder.Status) status, (int[][]) ranges), mapper));
                }
                case 1: {
                    // count_all
                    return completed(json(instance.count(), mapper));
                }
                case 2: {
                    // find_one
                    Object key = argument(2, "key");
                    requireValid("key");
                    return completed(instance.find((String) key));
                }
                default: {
                    // find_some
                    Object keys = argument(3, "keys");
                    Object tags = argument(4, "tags");
                    requireValid("keys", "tags");
                    return completed(instance.find((List) keys, invocation, (String[]) tags));
                }
            }
        }

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: // OrderFinder.Status
                    return readStatus(value);
                case 1: // int[][]
                    return readArrayOfArrayOfInt(value);
                case 2: // String
                    return stringValue(value);
                case 3: // List<String>
                    return collection(2, value, new ArrayList());
                case 4: // String[]
                    return readArrayOfString(value);
                case 5: // int[]
                    return readArrayOfInt(value);
                default: // 6: int
                    return intValue(value);
            }
        }

        OrderFinder.Status readStatus(Object value) {
            if (value instanceof String) {
                switch ((String) value) {
                    case "OPEN":
                        return OrderFinder.Status.OPEN;
                    case "PAID":
                        return OrderFinder.Status.PAID;
                    default:
                        break;
                }
            }
            throw new ArgumentError("one of \"OPEN\", \"PAID\"", value);
        }

        int[][] readArrayOfArrayOfInt(Object value) {
            Object[] items = collection(5, value, new ArrayList<Object>()).toArray();
            int[][] result = new int[items.length][];
            for (int index = 0; index < items.length; index++) {
                result[index] = (int[]) items[index];
            }
            return result;
        }

        String[] readArrayOfString(Object value) {
            Object[] items = collection(2, value, new ArrayList<Object>()).toArray();
            String[] result = new String[items.length];
            for (int index = 0; index < items.length; index++) {
                result[index] = (String) items[index];
            }
            return result;
        }

        int[] readArrayOfInt(Object value) {
            Object[] items = collection(6, value, new ArrayList<Object>()).toArray();
            int[] result = new int[items.length];
            for (int index = 0; index < items.length; index++) {
                result[index] = (int) items[index];
            }
            return result;
        }
    }
}
