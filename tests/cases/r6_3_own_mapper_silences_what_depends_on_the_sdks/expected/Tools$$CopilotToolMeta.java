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
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(8);
        // user
        tools.add(new ToolDefinition(
                "user",
                "In a record.",
                structure(object()),
                handler(0, "user", instance, mapper), null, null, null, null, null));
        // accounts
        tools.add(new ToolDefinition(
                "accounts",
                "By a getter, in a future.",
                structure(object()),
                handler(1, "accounts", instance, mapper), null, null, null, null, null));
        // map
        tools.add(new ToolDefinition(
                "map",
                "In a map.",
                structure(object()),
                handler(2, "map", instance, mapper), null, null, null, null, null));
        // twice
        tools.add(new ToolDefinition(
                "twice",
                "In another.",
                structure(object()),
                handler(3, "twice", instance, mapper), null, null, null, null, null));
        // alone
        tools.add(new ToolDefinition(
                "alone",
                "By itself it is unwrapped.",
                structure(object()),
                handler(4, "alone", instance, mapper), null, null, null, null, null));
        // later
        tools.add(new ToolDefinition(
                "later",
                "In a future, too.",
                structure(object()),
                handler(5, "later", instance, mapper), null, null, null, null, null));
        // apply
        tools.add(new ToolDefinition(
                "apply",
                "As an argument.",
                structure(
                    object("settings", structure(object("name", typed("string"))), "tries", typed("integer")),
                    "settings", "tries"),
                handler(6, "apply", instance, mapper), null, null, null, null, null));
        // filtered
        tools.add(new ToolDefinition(
                "filtered",
                "A filter, which the SDK's mapper does not have.",
                structure(object()),
                handler(7, "filtered", instance, mapper), null, null, null, null, null));
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
                    // user
                    return completed(json(instance.user(), mapper));
                }
                case 1: {
                    // accounts
                    return jsonLater(instance.accounts(), mapper, tool);
                }
                case 2: {
                    // map
                    return completed(json(instance.map(), mapper));
                }
                case 3: {
                    // twice
                    return completed(json(present(instance.twice()), mapper));
                }
                case 4: {
                    // alone
                    return completed(present(instance.alone()));
                }
                case 5: {
                    // later
                    return jsonLater(presentLater(instance.later(), tool), mapper, tool);
                }
                case 6: {
                    // apply
                    Object settings = argument(0, "settings");
                    Object tries = argument(1, "tries");
                    requireValid("settings", "tries");
                    return completed(instance.apply((Tools.Settings) settings, (int) tries));
                }
                default: {
                    // filtered
                    return completed(json(instance.filtered(), mapper));
                }
            }
        }

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: // Tools.Settings
                    return mapped(value, Tools.Settings.class, "an object");
                default: // 1: int
                    return intValue(value);
            }
        }
    }
}
