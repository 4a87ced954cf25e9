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
                        "a", structure(object("word", typed("string"))),
                        "b", structure(object("renamed", typed("string"))),
                        "c", structure(object("other", typed("string"))),
                        "d", structure(object("renamed", typed("string"))),
                        "e", structure(object("word", typed("string"))),
                        "f", structure(object("word", typed("string"), "other", typed("string"))),
                        "g", structure(object("other", typed("string")))),
                    "a", "b", "c", "d", "e", "f", "g"),
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
            Object a = argument(0, "a");
            Object b = argument(1, "b");
            Object c = argument(2, "c");
            Object d = argument(3, "d");
            Object e = argument(4, "e");
            Object f = argument(5, "f");
            Object g = argument(6, "g");
            requireValid("a", "b", "c", "d", "e", "f", "g");
            return completed(instance.take((Tools.NamedGetter) a, (Tools.NamedGetterOfPublicField) b, (Tools.GetterAlone) c, (Tools.NamedSetter) d, (Tools.Heir) e, (Tools.Insisting) f, (Tools.InVain) g));
        }

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: // Tools.NamedGetter
                    return mapped(value, Tools.NamedGetter.class, "an object");
                case 1: // Tools.NamedGetterOfPublicField
                    return mapped(value, Tools.NamedGetterOfPublicField.class, "an object");
                case 2: // Tools.GetterAlone
                    return mapped(value, Tools.GetterAlone.class, "an object");
                case 3: // Tools.NamedSetter
                    return mapped(value, Tools.NamedSetter.class, "an object");
                case 4: // Tools.Heir
                    return mapped(value, Tools.Heir.class, "an object");
                case 5: // Tools.Insisting
                    return mapped(value, Tools.Insisting.class, "an object");
                default: // 6: Tools.InVain
                    return mapped(value, Tools.InVain.class, "an object");
            }
        }
    }
}
