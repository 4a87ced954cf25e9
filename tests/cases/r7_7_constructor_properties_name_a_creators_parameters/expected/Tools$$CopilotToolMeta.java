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
        // show
        tools.add(new ToolDefinition(
                "show",
                "Shows.",
                structure(
                    object(
                        "point", structure(object("x", typed("integer"), "label", typed("string")), "x"),
                        "renamed", structure(object("one", typed("string"), "second", typed("string"))),
                        "valued", structure(object("text", typed("string"))),
                        "delegating", typed("string"),
                        "length", structure(object("length", typed("integer")), "length"),
                        "disabled", structure(object("other", typed("string")))),
                    "point", "renamed", "valued", "delegating", "length", "disabled"),
                handler(0, "show", instance, mapper), null, null, null, null, null));
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
            // show
            Object point = argument(0, "point");
            Object renamed = argument(1, "renamed");
            Object valued = argument(2, "valued");
            Object delegating = argument(3, "delegating");
            Object length = argument(4, "length");
            Object disabled = argument(5, "disabled");
            requireValid("point", "renamed", "valued", "delegating", "length", "disabled");
            return completed(instance.show((Tools.Point) point, (Tools.Renamed) renamed, (Tools.Valued) valued, (Tools.Delegating) delegating, (Tools.Length) length, (Tools.Disabled) disabled));
        }

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: // Tools.Point
                    return mapped(value(6, value), Tools.Point.class, "an object");
                case 1: // Tools.Renamed
                    return mapped(value, Tools.Renamed.class, "an object");
                case 2: // Tools.Valued
                    return mapped(value, Tools.Valued.class, "an object");
                case 3: // Tools.Delegating
                    return mapped(text(value, "a string"), Tools.Delegating.class, "a string");
                case 4: // Tools.Length
                    return mapped(value(7, value), Tools.Length.class, "an object");
                case 5: // Tools.Disabled
                    return mapped(value, Tools.Disabled.class, "an object");
                case 6: // Tools.Point
                    return checkPoint(value);
                default: // 7: Tools.Length
                    return checkLength(value);
            }
        }

        Object checkPoint(Object value) {
            if (value instanceof Map) {
                require(value, "x");
            }
            return value;
        }

        Object checkLength(Object value) {
            if (value instanceof Map) {
                require(value, "length");
            }
            return value;
        }
    }
}
