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
        // codes
        tools.add(new ToolDefinition(
                "codes",
                "Takes codes.",
                structure(
                    object(
                        "a", object("type", "string", "minLength", 2, "maxLength", 8, "pattern", "^(?:[A-Z]+)$"),
                        "b", typed("string"),
                        "c", object(
                            "type", "array",
                            "items", object("type", "string", "maxLength", 8, "pattern", "^(?:[A-Z]+)$")),
                        "d", structure(
                            object(
                                "code", object("type", "string", "minLength", 2, "maxLength", 8, "pattern", "^(?:[A-Z]+)$")),
                            "code")),
                    "a", "b", "c", "d"),
                handler(0, "codes", instance, mapper), null, null, null, null, null));
        // numbers
        tools.add(new ToolDefinition(
                "numbers",
                "Takes numbers.",
                structure(
                    object(
                        "a", object("type", "integer", "minimum", 10, "maximum", 20),
                        "b", object("type", "integer", "minimum", 5, "maximum", 6)),
                    "a", "b"),
                handler(1, "numbers", instance, mapper), null, null, null, null, null));
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
                    // codes
                    Object a = argument(0, "a");
                    Object b = argument(1, "b");
                    Object c = argument(2, "c");
                    Object d = argument(3, "d");
                    requireValid("a", "b", "c", "d");
                    return completed(instance.codes((String) a, (String) b, (List) c, (Tools.Item) d));
                }
                default: {
                    // numbers
                    Object a = argument(4, "a");
                    Object b = argument(5, "b");
                    requireValid("a", "b");
                    return completed(instance.numbers((int) a, (int) b));
                }
            }
        }

        private static final Pattern PATTERN = compiled("[A-Z]+", 0);

        private static final Pattern PATTERN2 = compiled("[A-Z]+", 0);

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: { // String
                    Object result = value(1, value);
                    textSize(value, 2, 8);
                    notBlank(value);
                    matches(value, PATTERN);
                    return result;
                }
                case 1: // String
                    return stringValue(value);
                case 2: // List<String>
                    return collection(6, value, new ArrayList());
                case 3: // Tools.Item
                    return readItem(value);
                case 4: { // int
                    Object result = value(7, value);
                    atLeast(value, 10L);
                    atMost(value, 20L);
                    return result;
                }
                case 5: { // int
                    Object result = value(7, value);
                    atLeast(value, 5L);
                    atMost(value, 6L);
                    return result;
                }
                case 6: { // String
                    Object result = value(1, value);
                    textSize(value, 0, 8);
                    matches(value, PATTERN2);
                    return result;
                }
                default: // 7: int
                    return intValue(value);
            }
        }

        Tools.Item readItem(Object value) {
            Map<?, ?> members = members(value);
            return new Tools.Item((String) member(0, members, "code"));
        }
    }
}
