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
        // open
        tools.add(new ToolDefinition(
                "open",
                "Opens.",
                object(
                    "type", "object",
                    "properties", object("folder", object("$ref", "#/$defs/Folder"), "depth", typed("integer")),
                    "required", list("folder", "depth"),
                    "$defs", object(
                        "Folder", structure(
                            object(
                                "name", typed("string"),
                                "parent", object("$ref", "#/$defs/Folder"),
                                "children", object("type", "array", "items", object("$ref", "#/$defs/Folder")))))),
                handler(0, "open", instance, mapper), null, null, null, null, null));
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
            // open
            Object folder = argument(0, "folder");
            Object depth = argument(1, "depth");
            requireValid("folder", "depth");
            return completed(instance.open((Tools.Folder) folder, (int) depth));
        }

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: // Tools.Folder
                    return mapped(value, Tools.Folder.class, "an object");
                default: // 1: int
                    return intValue(value);
            }
        }
    }
}
