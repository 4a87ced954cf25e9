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
                    return mapped(value(4, value), mapper.constructType(AtomicInteger.class));
                case 1: // Map.Entry<String, String>
                    return mapped(value(5, value), mapper.constructType(new TypeReference<Map.Entry<String, String>>() {}));
                case 2: // ByteBuffer
                    return mapped(value(6, value), mapper.constructType(ByteBuffer.class));
                case 3: // Tools.Point
                    return mappedValue(value, value, mapper.constructType(Tools.Point.class), "a value that the tool can read");
                case 4: // AtomicInteger
                    return value(7, value);
                case 5: // Map.Entry<String, String>
                    return value(8, value);
                case 6: // ByteBuffer
                    return value(9, value);
                case 7: // int
                    return intValue(countedText(value));
                case 8: { // Map<String, String>
                    Object result = value(10, value);
                    requireNone(memberCount(value, 1, 1));
                    return result;
                }
                case 9: // byte[]
                    return bytesValue(value);
                case 10: // Map<String, String>
                    return map(12, 11, value, new LinkedHashMap());
                case 11: // String
                    return stringValue(value);
                default: // 12: Object
                    return stringValue(value);
            }
        }
    }
}
