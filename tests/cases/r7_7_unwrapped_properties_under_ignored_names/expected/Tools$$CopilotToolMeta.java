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
        // room
        tools.add(new ToolDefinition(
                "room",
                "On properties.",
                structure(
                    object(
                        "room", structure(
                            object(
                                "guest", structure(object("name", typed("string"), "home_town", typed("string")), "home_town"),
                                "other", structure(object("name", typed("string"), "home_town", typed("string")), "home_town")))),
                    "room"),
                handler(0, "room", instance, mapper), null, null, null, null, null));
        // visitor
        tools.add(new ToolDefinition(
                "visitor",
                "On the class.",
                structure(
                    object(
                        "visitor", structure(object("name", typed("string"), "home_town", typed("string")), "home_town")),
                    "visitor"),
                handler(1, "visitor", instance, mapper), null, null, null, null, null));
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
                    // room
                    Object room = argument(0, "room");
                    requireValid("room");
                    return completed(instance.room((Tools.Room) room));
                }
                default: {
                    // visitor
                    Object visitor = argument(1, "visitor");
                    requireValid("visitor");
                    return completed(instance.visitor((Tools.Visitor) visitor));
                }
            }
        }

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: // Tools.Room
                    return mapped(value(2, value), Tools.Room.class, "an object");
                case 1: // Tools.Visitor
                    return mapped(value(3, value), Tools.Visitor.class, "an object");
                case 2: // Tools.Room
                    return checkRoom(value);
                case 3: // Tools.Visitor
                    return checkVisitor(value);
                case 4: // Tools.Guest
                    return checkGuest(value);
                default: // 5: Tools.Guest
                    return checkGuest2(value);
            }
        }

        Object checkRoom(Object value) {
            if (value instanceof Map) {
                inspect(4, value, "guest");
                inspect(5, value, "other");
            }
            return value;
        }

        Object checkVisitor(Object value) {
            if (value instanceof Map) {
                require(value, "home_town");
            }
            return value;
        }

        Object checkGuest(Object value) {
            if (value instanceof Map) {
                require(value, "home_town");
            }
            return value;
        }

        Object checkGuest2(Object value) {
            if (value instanceof Map) {
                require(value, "home_town");
            }
            return value;
        }
    }
}
