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
        // apply
        tools.add(new ToolDefinition(
                "apply",
                "Applies.",
                structure(
                    object(
                        "settings", structure(object("name", typed("string"))),
                        "quota", structure(object("limits", structure(object("most", typed("integer")))))),
                    "settings", "quota"),
                handler(0, "apply", instance, mapper), null, null, null, null, null));
        // limit
        tools.add(new ToolDefinition(
                "limit",
                "Applies the limits, which generated code reads.",
                structure(
                    object("limits", structure(object("most", typed("integer"))), "tries", typed("integer")),
                    "limits", "tries"),
                handler(1, "limit", instance, mapper), null, null, null, null, null));
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
                    // apply
                    Object settings = argument(0, "settings");
                    Object quota = argument(1, "quota");
                    requireValid("settings", "quota");
                    instance.apply((Tools.Settings) settings, (Tools.Quota) quota);
                    return completed("Success");
                }
                default: {
                    // limit
                    Object limits = argument(2, "limits");
                    Object tries = argument(3, "tries");
                    requireValid("limits", "tries");
                    return completed(instance.limit((Tools.Limits) limits, (int) tries));
                }
            }
        }

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: // Tools.Settings
                    return mapped(value, Tools.Settings.class, "an object");
                case 1: // Tools.Quota
                    return mapped(value, Tools.Quota.class, "an object");
                case 2: // Tools.Limits
                    return readLimits(value);
                case 3: // int
                    return intValue(value);
                default: // 4: OptionalInt
                    return value == null ? OptionalInt.empty() : OptionalInt.of(intValue(value));
            }
        }

        Tools.Limits readLimits(Object value) {
            Map<?, ?> members = members(value);
            return new Tools.Limits((OptionalInt) member(4, members, "most"));
        }
    }
}
