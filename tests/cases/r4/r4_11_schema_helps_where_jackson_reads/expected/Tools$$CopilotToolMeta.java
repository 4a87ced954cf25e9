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
                "Types that the table does not have, and that the mapper reads.",
                structure(
                    object(
                        "a", typed("integer", "a"),
                        "b", typed("object", "b"),
                        "c", typed("string", "c"),
                        "d", typed("array", "d")),
                    "a", "b", "c", "d"),
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

        protected Object call(int number) throws Throwable {
            // read
            Object a = argument(0, "a");
            Object b = argument(1, "b");
            Object c = argument(2, "c");
            Object d = argument(3, "d");
            requireValid("a", "b", "c", "d");
            return instance.read((AtomicInteger) a, (Map.Entry) b, (ByteBuffer) c, (Tools.Point) d);
        }

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: // AtomicInteger
                    return mappedValue(value, value, mapper.constructType(AtomicInteger.class), "a value that the tool can read");
                case 1: // Map.Entry<String, String>
                    return mapped(value(4, value), mapper.constructType(new TypeReference<Map.Entry<String, String>>() {}));
                case 2: // ByteBuffer
                    return mappedValue(value, value, mapper.constructType(ByteBuffer.class), "a value that the tool can read");
                case 3: // Tools.Point
                    return mappedValue(value, value, mapper.constructType(Tools.Point.class), "a value that the tool can read");
                case 4: // Map.Entry<String, String>
                    return value(5, value);
                case 5: { // Map<String, String>
                    Object result = value(6, value);
                    memberCount(value, 1, 1);
                    return result;
                }
                case 6: // Map<String, String>
                    return map(8, 7, value, new LinkedHashMap());
                case 7: // String
                    return stringValue(value);
                default: // 8: Object
                    return stringValue(value);
            }
        }
    }
}
