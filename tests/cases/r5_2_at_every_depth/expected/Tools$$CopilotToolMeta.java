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
        // read
        tools.add(new ToolDefinition(
                "read",
                "Reads.",
                structure(
                    object(
                        "numbers", object("type", "array", "items", typed("integer")),
                        "flags", object("type", "object", "additionalProperties", typed("boolean")),
                        "deep", object(
                            "type", "array",
                            "items", object("type", "object", "additionalProperties", typed("integer"))),
                        "inner", structure(
                            object("whole", typed("integer"), "flag", typed("boolean"), "part", typed("number")),
                            "whole", "flag", "part"),
                        "maybe", typed("integer"),
                        "primitive", typed("integer"),
                        "parts", object("type", "array", "items", typed("number"))),
                    "numbers", "flags", "deep", "inner", "parts"),
                handler(0, "read", instance, mapper), null, null, null, null, null));
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
            // read
            Object numbers = argument(0, "numbers");
            Object flags = argument(1, "flags");
            Object deep = argument(2, "deep");
            Object inner = argument(3, "inner");
            Object maybe = argument(4, "maybe");
            Object primitive = argument(5, "primitive");
            Object parts = argument(6, "parts");
            requireValid("numbers", "flags", "deep", "inner", "maybe", "primitive", "parts");
            return completed(instance.read((List) numbers, (Map) flags, (List) deep, (Tools.Inner) inner, (Optional) maybe, (OptionalInt) primitive, (double[]) parts));
        }

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: // List<Integer>
                    return collection(7, value, new ArrayList());
                case 1: // Map<String, Boolean>
                    return map(9, 8, value, new LinkedHashMap());
                case 2: // List<Map<String, Long>>
                    return collection(10, value, new ArrayList());
                case 3: // Tools.Inner
                    return readInner(value);
                case 4: // Optional<Long>
                    return optional(14, value);
                case 5: // OptionalInt
                    return value == null ? OptionalInt.empty() : OptionalInt.of(intValue(value));
                case 6: // double[]
                    return readArrayOfDouble(value);
                case 7: // Integer
                    return intValue(value);
                case 8: // Boolean
                    return booleanValue(value);
                case 9: // Object
                    return stringValue(value);
                case 10: // Map<String, Long>
                    return map(9, 14, value, new LinkedHashMap());
                case 11: // int
                    return intValue(value);
                case 12: // boolean
                    return booleanValue(value);
                case 13: // double
                    return doubleValue(value);
                default: // 14: Long
                    return longValue(value);
            }
        }

        Tools.Inner readInner(Object value) {
            Map<?, ?> members = members(value);
            return new Tools.Inner(
                    (int) member(11, members, "whole"),
                    (boolean) member(12, members, "flag"),
                    (double) member(13, members, "part"));
        }

        double[] readArrayOfDouble(Object value) {
            Object[] items = collection(13, value, new ArrayList<Object>()).toArray();
            double[] result = new double[items.length];
            for (int index = 0; index < items.length; index++) {
                result[index] = (double) items[index];
            }
            return result;
        }
    }
}
