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
        // made
        tools.add(new ToolDefinition(
                "made",
                "A constructor and a factory.",
                structure(
                    object("both", typed("string"), "lists", object("type", "array", "items", typed("integer"))),
                    "both", "lists"),
                handler(0, "made", instance, mapper), null, null, null, null, null));
        // members
        tools.add(new ToolDefinition(
                "members",
                "Two members for one name.",
                structure(
                    object(
                        "any", object(
                            "type", "object",
                            "properties", object(),
                            "required", list(),
                            "additionalProperties", typed("integer")),
                        "renamed", structure(object("a", typed("integer")))),
                    "any", "renamed"),
                handler(1, "members", instance, mapper), null, null, null, null, null));
        // references
        tools.add(new ToolDefinition(
                "references",
                "References to the parent.",
                structure(
                    object(
                        "parent", structure(
                            object(
                                "name", typed("string"),
                                "children", object("type", "array", "items", structure(object("name", typed("string")))),
                                "favourite", structure(object("name", typed("string"))))),
                        "more", typed("integer")),
                    "parent", "more"),
                handler(2, "references", instance, mapper), null, null, null, null, null));
        // built
        tools.add(new ToolDefinition(
                "built",
                "A builder.",
                structure(
                    object("built", structure(object("name", typed("string"))), "more", typed("integer")),
                    "built", "more"),
                handler(3, "built", instance, mapper), null, null, null, null, null));
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
                    // made
                    Object both = argument(0, "both");
                    Object lists = argument(1, "lists");
                    requireValid("both", "lists");
                    return completed(instance.made((Tools.Both) both, (Tools.Lists) lists));
                }
                case 1: {
                    // members
                    Object any = argument(2, "any");
                    Object renamed = argument(3, "renamed");
                    requireValid("any", "renamed");
                    return completed(instance.members((Tools.Any) any, (Tools.Renamed) renamed));
                }
                case 2: {
                    // references
                    Object parent = argument(4, "parent");
                    Object more = argument(5, "more");
                    requireValid("parent", "more");
                    return completed(instance.references((Tools.Parent) parent, (int) more));
                }
                default: {
                    // built
                    Object built = argument(6, "built");
                    Object more = argument(5, "more");
                    requireValid("built", "more");
                    return completed(instance.built((Tools.Built) built, (int) more));
                }
            }
        }

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: // Tools.Both
                    return mapped(text(value, "a string"), Tools.Both.class, "a string");
                case 1: // Tools.Lists
                    return mapped(value, Tools.Lists.class, "an array");
                case 2: // Tools.Any
                    return mapped(value, Tools.Any.class, "an object");
                case 3: // Tools.Renamed
                    return mapped(value, Tools.Renamed.class, "an object");
                case 4: // Tools.Parent
                    return mapped(value, Tools.Parent.class, "an object");
                case 5: // int
                    return intValue(value);
                default: // 6: Tools.Built
                    return mapped(value, Tools.Built.class, "an object");
            }
        }
    }
}
