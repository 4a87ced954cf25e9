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
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(4);
        // configure
        tools.add(new ToolDefinition(
                "configure",
                "Takes classes.",
                structure(
                    object(
                        "settings", object(
                            "type", "object",
                            "properties", object(
                                "size", typed("integer"),
                                "kept", typed("string"),
                                "shown", typed("string"),
                                "both", typed("string")),
                            "required", list(),
                            "description", "S."),
                        "account", object(
                            "type", "object",
                            "properties", object("name", typed("string"), "note", typed("string")),
                            "required", list(),
                            "description", "A.")),
                    "settings", "account"),
                handler(0, "configure", instance, mapper), null, null, null, null, null));
        // draw
        tools.add(new ToolDefinition(
                "draw",
                "Takes records.",
                structure(
                    object(
                        "points", object(
                            "type", "array",
                            "items", structure(object("x", typed("integer")), "x"),
                            "description", "P.")),
                    "points"),
                handler(1, "draw", instance, mapper), null, null, null, null, null));
        // report
        tools.add(new ToolDefinition(
                "report",
                "Writes a report.",
                structure(object()),
                handler(2, "report", instance, mapper), null, null, null, null, null));
        // settings
        tools.add(new ToolDefinition(
                "settings",
                "Writes what it was given.",
                structure(object()),
                handler(3, "settings", instance, mapper), null, null, null, null, null));
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
                    // configure
                    Object settings = argument(0, "settings");
                    Object account = argument(1, "account");
                    requireValid("settings", "account");
                    return completed(instance.configure((Tools.Settings) settings, (Tools.Account) account));
                }
                case 1: {
                    // draw
                    Object points = argument(2, "points");
                    requireValid("points");
                    return completed(instance.draw((List) points));
                }
                case 2: {
                    // report
                    return completed(json(instance.report(), mapper));
                }
                default: {
                    // settings
                    return completed(json(instance.settings(), mapper));
                }
            }
        }

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: // Tools.Settings
                    return mapped(value, Tools.Settings.class, "an object");
                case 1: // Tools.Account
                    return mapped(value, Tools.Account.class, "an object");
                case 2: // List<Tools.Point>
                    return collection(3, value, new ArrayList());
                case 3: // Tools.Point
                    return mapped(value(4, value), Tools.Point.class, "an object");
                default: // 4: Tools.Point
                    return checkPoint(value);
            }
        }

        Object checkPoint(Object value) {
            if (value instanceof Map) {
                require(value, "x");
            }
            return value;
        }
    }
}
