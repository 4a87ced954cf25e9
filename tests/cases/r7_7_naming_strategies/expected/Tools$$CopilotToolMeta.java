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
        // name
        tools.add(new ToolDefinition(
                "name",
                "Names.",
                structure(
                    object(
                        "a", structure(
                            object(
                                "first_name", typed("string"),
                                "html_url", typed("string"),
                                "Exact_Name", typed("string"))),
                        "b", structure(
                            object(
                                "first-name", typed("string"),
                                "html-url", typed("string"),
                                "Exact_Name", typed("string"))),
                        "c", structure(
                            object(
                                "FirstName", typed("string"),
                                "HtmlURL", typed("string"),
                                "Exact_Name", typed("string"))),
                        "d", structure(
                            object(
                                "firstname", typed("string"),
                                "htmlurl", typed("string"),
                                "Exact_Name", typed("string"))),
                        "e", structure(
                            object(
                                "first.name", typed("string"),
                                "html.url", typed("string"),
                                "Exact_Name", typed("string"))),
                        "f", structure(
                            object(
                                "FIRST_NAME", typed("string"),
                                "HTML_URL", typed("string"),
                                "Exact_Name", typed("string"))),
                        "g", structure(
                            object(
                                "firstName", typed("string"),
                                "htmlURL", typed("string"),
                                "Exact_Name", typed("string"))),
                        "h", structure(
                            object("first_name", typed("string"), "max_count", typed("integer")),
                            "first_name", "max_count")),
                    "a", "b", "c", "d", "e", "f", "g", "h"),
                handler(0, "name", instance, mapper), null, null, null, null, null));
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
            // name
            Object a = argument(0, "a");
            Object b = argument(1, "b");
            Object c = argument(2, "c");
            Object d = argument(3, "d");
            Object e = argument(4, "e");
            Object f = argument(5, "f");
            Object g = argument(6, "g");
            Object h = argument(7, "h");
            requireValid("a", "b", "c", "d", "e", "f", "g", "h");
            return completed(instance.name((Tools.Snake) a, (Tools.Kebab) b, (Tools.UpperCamel) c, (Tools.Lower) d, (Tools.LowerDot) e, (Tools.UpperSnake) f, (Tools.LowerCamel) g, (Tools.SnakeRecord) h));
        }

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: // Tools.Snake
                    return mapped(value, Tools.Snake.class, "an object");
                case 1: // Tools.Kebab
                    return mapped(value, Tools.Kebab.class, "an object");
                case 2: // Tools.UpperCamel
                    return mapped(value, Tools.UpperCamel.class, "an object");
                case 3: // Tools.Lower
                    return mapped(value, Tools.Lower.class, "an object");
                case 4: // Tools.LowerDot
                    return mapped(value, Tools.LowerDot.class, "an object");
                case 5: // Tools.UpperSnake
                    return mapped(value, Tools.UpperSnake.class, "an object");
                case 6: // Tools.LowerCamel
                    return mapped(value, Tools.LowerCamel.class, "an object");
                case 7: // Tools.SnakeRecord
                    return readSnakeRecord(value);
                case 8: // String
                    return stringValue(value);
                default: // 9: int
                    return intValue(value);
            }
        }

        Tools.SnakeRecord readSnakeRecord(Object value) {
            Map<?, ?> members = members(value);
            return new Tools.SnakeRecord(
                    (String) member(8, members, "first_name"),
                    (int) member(9, members, "max_count"));
        }
    }
}
