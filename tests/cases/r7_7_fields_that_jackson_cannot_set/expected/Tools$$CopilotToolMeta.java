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
        // one
        tools.add(new ToolDefinition(
                "one",
                "One.",
                structure(object("unset", structure(object()), "more", typed("integer")), "unset", "more"),
                handler(0, "one", instance, mapper), null, null, null, null, null));
        // two
        tools.add(new ToolDefinition(
                "two",
                "Two.",
                structure(object("heirs", object("type", "array", "items", structure(object()))), "heirs"),
                handler(1, "two", instance, mapper), null, null, null, null, null));
        // three
        tools.add(new ToolDefinition(
                "three",
                "Three.",
                structure(
                    object(
                        "one", structure(object("name", typed("string"))),
                        "getter", structure(object("name", typed("string"))),
                        "detected", structure(object("name", typed("string"))),
                        "nothing", structure(object())),
                    "one", "getter", "detected", "nothing"),
                handler(2, "three", instance, mapper), null, null, null, null, null));
        // four
        tools.add(new ToolDefinition(
                "four",
                "Four.",
                structure(object("unset", structure(object())), "unset"),
                handler(3, "four", instance, mapper), null, null, null, null, null));
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
                    // one
                    Object unset = argument(0, "unset");
                    Object more = argument(1, "more");
                    requireValid("unset", "more");
                    return completed(instance.one((Tools.Unset) unset, (int) more));
                }
                case 1: {
                    // two
                    Object heirs = argument(2, "heirs");
                    requireValid("heirs");
                    return completed(instance.two((List) heirs));
                }
                case 2: {
                    // three
                    Object one = argument(3, "one");
                    Object getter = argument(4, "getter");
                    Object detected = argument(5, "detected");
                    Object nothing = argument(6, "nothing");
                    requireValid("one", "getter", "detected", "nothing");
                    return completed(instance.three((Tools.OneSet) one, (Tools.ByGetter) getter, (Tools.Detected) detected, (Tools.Nothing) nothing));
                }
                default: {
                    // four
                    Object unset = argument(0, "unset");
                    requireValid("unset");
                    return completed(instance.four((Tools.Unset) unset));
                }
            }
        }

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: // Tools.Unset
                    return mapped(value, Tools.Unset.class, "an object");
                case 1: // int
                    return intValue(value);
                case 2: // List<Tools.Heir>
                    return collection(7, value, new ArrayList());
                case 3: // Tools.OneSet
                    return mapped(value, Tools.OneSet.class, "an object");
                case 4: // Tools.ByGetter
                    return mapped(value, Tools.ByGetter.class, "an object");
                case 5: // Tools.Detected
                    return mapped(value, Tools.Detected.class, "an object");
                case 6: // Tools.Nothing
                    return mapped(value, Tools.Nothing.class, "an object");
                default: // 7: Tools.Heir
                    return mapped(value, Tools.Heir.class, "an object");
            }
        }
    }
}
