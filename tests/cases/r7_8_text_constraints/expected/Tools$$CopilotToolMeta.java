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
        // texts
        tools.add(new ToolDefinition(
                "texts",
                "Texts.",
                structure(
                    object(
                        "a", object("type", "string", "minLength", 2, "maxLength", 4),
                        "b", object("type", "string", "minLength", 1),
                        "c", object("type", "string", "minLength", 1, "pattern", "\\S"),
                        "d", object("type", "string", "pattern", "^(?:[a-z]+|\\d)$"),
                        "e", object("type", "string", "format", "email"),
                        "f", object("type", "string", "maxLength", 3),
                        "g", typed("string")),
                    "a", "b", "c", "d", "e", "f", "g"),
                handler(0, "texts", instance, mapper), null, null, null, null, null));
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
            // texts
            Object a = argument(0, "a");
            Object b = argument(1, "b");
            Object c = argument(2, "c");
            Object d = argument(3, "d");
            Object e = argument(4, "e");
            Object f = argument(5, "f");
            Object g = argument(6, "g");
            requireValid("a", "b", "c", "d", "e", "f", "g");
            return completed(instance.texts((String) a, (String) b, (String) c, (String) d, (String) e, (CharSequence) f, (String) g));
        }

        private static final Pattern PATTERN = compiled("[a-z]+|\\d", 0);

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: { // String
                    Object result = value(6, value);
                    textSize(value, 2, 4);
                    return result;
                }
                case 1: { // String
                    Object result = value(6, value);
                    textSize(value, 1, 2147483647);
                    return result;
                }
                case 2: { // String
                    Object result = value(6, value);
                    textSize(value, 1, 2147483647);
                    notBlank(value);
                    return result;
                }
                case 3: { // String
                    Object result = value(6, value);
                    matches(value, PATTERN);
                    return result;
                }
                case 4: { // String
                    Object result = value(6, value);
                    email(value);
                    return result;
                }
                case 5: { // CharSequence
                    Object result = value(7, value);
                    textSize(value, 0, 3);
                    return result;
                }
                case 6: // String
                    return stringValue(value);
                default: // 7: CharSequence
                    return stringValue(value);
            }
        }
    }
}
