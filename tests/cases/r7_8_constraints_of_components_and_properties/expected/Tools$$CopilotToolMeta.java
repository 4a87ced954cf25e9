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
        // flat
        tools.add(new ToolDefinition(
                "flat",
                "Flat.",
                structure(
                    object(
                        "name", object("type", "string", "minLength", 1, "pattern", "\\S"),
                        "count", object("type", "integer", "minimum", 1),
                        "tags", object("type", "array", "items", object("type", "string", "maxLength", 2))),
                    "name", "count", "tags"),
                handler(0, "flat", instance, mapper), null, null, null, null, null));
        // nested
        tools.add(new ToolDefinition(
                "nested",
                "Nested.",
                structure(
                    object(
                        "items", object(
                            "type", "array",
                            "items", structure(
                                object(
                                    "name", object("type", "string", "minLength", 1, "pattern", "\\S"),
                                    "count", object("type", "integer", "minimum", 1),
                                    "tags", object("type", "array", "items", object("type", "string", "maxLength", 2))),
                                "name", "count", "tags")),
                        "settings", structure(
                            object(
                                "level", object("type", "integer", "minimum", 1, "maximum", 5),
                                "name", object("type", "string", "minLength", 2)))),
                    "items", "settings"),
                handler(1, "nested", instance, mapper), null, null, null, null, null));
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
                    // flat
                    Object name = argument(0, "name");
                    Object count = argument(1, "count");
                    Object tags = argument(2, "tags");
                    requireValid("name", "count", "tags");
                    Tools.Item record;
                    try {
                        record = new Tools.Item((String) name, (int) count, (List) tags);
                    } catch (RuntimeException thrown) {
                        throw errorOf(thrown);
                    }
                    return completed(instance.flat(record));
                }
                default: {
                    // nested
                    Object items = argument(3, "items");
                    Object settings = argument(4, "settings");
                    requireValid("items", "settings");
                    return completed(instance.nested((List) items, (Tools.Settings) settings));
                }
            }
        }

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: { // String
                    Object result = value(5, value);
                    textSize(value, 1, 2147483647);
                    notBlank(value);
                    return result;
                }
                case 1: { // int
                    Object result = value(6, value);
                    atLeast(value, 1L);
                    return result;
                }
                case 2: // List<String>
                    return collection(7, value, new ArrayList());
                case 3: // List<Tools.Item>
                    return collection(8, value, new ArrayList());
                case 4: // Tools.Settings
                    return mapped(value(9, value), Tools.Settings.class, "an object");
                case 5: // String
                    return stringValue(value);
                case 6: // int
                    return intValue(value);
                case 7: { // String
                    Object result = value(5, value);
                    textSize(value, 0, 2);
                    return result;
                }
                case 8: // Tools.Item
                    return readItem(value);
                case 9: // Tools.Settings
                    return checkSettings(value);
                case 10: { // int
                    Object result = value;
                    atLeast(value, 1L);
                    atMost(value, 5L);
                    return result;
                }
                default: { // 11: String
                    Object result = value;
                    textSize(value, 2, 2147483647);
                    return result;
                }
            }
        }

        Tools.Item readItem(Object value) {
            Map<?, ?> members = members(value);
            return new Tools.Item(
                    (String) member(0, members, "name"),
                    (int) member(1, members, "count"),
                    (List) member(2, members, "tags"));
        }

        Object checkSettings(Object value) {
            if (value instanceof Map) {
                inspect(10, value, "level");
                inspect(11, value, "name");
            }
            return value;
        }
    }
}
