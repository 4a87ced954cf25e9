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
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(3);
        // login
        tools.add(new ToolDefinition(
                "login",
                "The only parameter.",
                structure(object("user", typed("string")), "user"),
                handler(0, "login", instance, mapper), null, null, null, null, null));
        // both
        tools.add(new ToolDefinition(
                "both",
                "Beside others.",
                structure(
                    object(
                        "login", structure(object("user", typed("string")), "user"),
                        "renamed", structure(object("user", typed("string")), "user"),
                        "shown", structure(object("user", typed("string")), "user")),
                    "login", "renamed", "shown"),
                handler(1, "both", instance, mapper), null, null, null, null, null));
        // around
        tools.add(new ToolDefinition(
                "around",
                "Inside a class.",
                structure(
                    object(
                        "around", structure(object("login", structure(object("user", typed("string")), "user"))),
                        "more", typed("integer")),
                    "around", "more"),
                handler(2, "around", instance, mapper), null, null, null, null, null));
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
                    // login
                    argument(0, "user");
                    requireValid("user");
                    Tools.Login record = (Tools.Login) mapped(allArguments(), Tools.Login.class, "an object");
                    return completed(instance.login(record));
                }
                case 1: {
                    // both
                    Object login = argument(2, "login");
                    Object renamed = argument(3, "renamed");
                    Object shown = argument(4, "shown");
                    requireValid("login", "renamed", "shown");
                    return completed(instance.both((Tools.Login) login, (Tools.Renamed) renamed, (Tools.Shown) shown));
                }
                default: {
                    // around
                    Object around = argument(5, "around");
                    Object more = argument(6, "more");
                    requireValid("around", "more");
                    return completed(instance.around((Tools.Around) around, (int) more));
                }
            }
        }

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: // String
                    return anyValue(value);
                case 1: // Tools.Login
                    return checkLogin(value);
                case 2: // Tools.Login
                    return mapped(value(1, value), Tools.Login.class, "an object");
                case 3: // Tools.Renamed
                    return mapped(value(7, value), Tools.Renamed.class, "an object");
                case 4: // Tools.Shown
                    return mapped(value(8, value), Tools.Shown.class, "an object");
                case 5: // Tools.Around
                    return mapped(value(9, value), Tools.Around.class, "an object");
                case 6: // int
                    return intValue(value);
                case 7: // Tools.Renamed
                    return checkRenamed(value);
                case 8: // Tools.Shown
                    return checkShown(value);
                default: // 9: Tools.Around
                    return checkAround(value);
            }
        }

        Object checkLogin(Object value) {
            if (value instanceof Map) {
                require(value, "user");
            }
            return value;
        }

        Object checkRenamed(Object value) {
            if (value instanceof Map) {
                require(value, "user");
            }
            return value;
        }

        Object checkShown(Object value) {
            if (value instanceof Map) {
                require(value, "user");
            }
            return value;
        }

        Object checkAround(Object value) {
            if (value instanceof Map) {
                inspect(1, value, "login");
            }
            return value;
        }
    }
}
