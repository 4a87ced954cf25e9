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
        // take
        tools.add(new ToolDefinition(
                "take",
                "Takes all of them.",
                structure(
                    object(
                        "values", structure(object("b", typed("string"), "a", typed("string"))),
                        "first", structure(object("b", typed("string"), "a", typed("string"))),
                        "members", structure(object("renamed", typed("string", "Said in a bundle."), "plain", typed("string"))),
                        "last", structure(object("own", typed("string", "Said in a bundle."))),
                        "bundle", structure(object("renamed", typed("string", "Said in a bundle."))),
                        "component", structure(object("renamed", typed("string", "Said in a bundle.")), "renamed")),
                    "values", "first", "members", "last", "bundle", "component"),
                handler(0, "take", instance, mapper), null, null, null, null, null));
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
            // take
            Object values = argument(0, "values");
            Object first = argument(1, "first");
            Object members = argument(2, "members");
            Object last = argument(3, "last");
            Object bundle = argument(4, "bundle");
            Object component = argument(5, "component");
            requireValid("values", "first", "members", "last", "bundle", "component");
            return completed(instance.take((Tools.Values) values, (Tools.FirstOnTheClass) first, (Tools.Members) members, (Tools.LastOnTheMember) last, (Tools.BundleOnTheMember) bundle, (Tools.Component) component));
        }

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: // Tools.Values
                    return mapped(value, Tools.Values.class, "an object");
                case 1: // Tools.FirstOnTheClass
                    return mapped(value, Tools.FirstOnTheClass.class, "an object");
                case 2: // Tools.Members
                    return mapped(value, Tools.Members.class, "an object");
                case 3: // Tools.LastOnTheMember
                    return mapped(value, Tools.LastOnTheMember.class, "an object");
                case 4: // Tools.BundleOnTheMember
                    return mapped(value, Tools.BundleOnTheMember.class, "an object");
                case 5: // Tools.Component
                    return readComponent(value);
                default: // 6: String
                    return stringValue(value);
            }
        }

        Tools.Component readComponent(Object value) {
            Map<?, ?> members = members(value);
            return new Tools.Component((String) member(6, members, "renamed"));
        }
    }
}
