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
        // variable
        tools.add(new ToolDefinition(
                "variable",
                "Variable.",
                structure(object()),
                handler(0, "variable", instance, mapper), null, null, null, null, null));
        // raw
        tools.add(new ToolDefinition(
                "raw",
                "Raw future.",
                structure(object()),
                handler(1, "raw", instance, mapper), null, null, null, null, null));
        // bounded
        tools.add(new ToolDefinition(
                "bounded",
                "Bounded wildcard.",
                structure(object()),
                handler(2, "bounded", instance, mapper), null, null, null, null, null));
        // string
        tools.add(new ToolDefinition(
                "string",
                "String by a wildcard.",
                structure(object()),
                handler(3, "string", instance, mapper), null, null, null, null, null));
        // none
        tools.add(new ToolDefinition(
                "none",
                "No result object.",
                structure(object()),
                handler(4, "none", instance, mapper), null, null, null, null, null));
        // bytes
        tools.add(new ToolDefinition(
                "bytes",
                "Bytes.",
                structure(object()),
                handler(5, "bytes", instance, mapper), null, null, null, null, null));
        // text
        tools.add(new ToolDefinition(
                "text",
                "Text in an object.",
                structure(object()),
                handler(6, "text", instance, mapper), null, null, null, null, null));
        // optional
        tools.add(new ToolDefinition(
                "optional",
                "Future of an optional result.",
                structure(object()),
                handler(7, "optional", instance, mapper), null, null, null, null, null));
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
                    // variable
                    return completed(jsonOrResult(instance.variable(), mapper));
                }
                case 1: {
                    // raw
                    return jsonOrResultLater(instance.raw(), mapper, tool);
                }
                case 2: {
                    // bounded
                    return jsonLater(instance.bounded(), mapper, tool);
                }
                case 3: {
                    // string
                    return textLater(instance.string(), tool);
                }
                case 4: {
                    // none
                    return completed(instance.none());
                }
                case 5: {
                    // bytes
                    return completed(json(instance.bytes(), mapper));
                }
                case 6: {
                    // text
                    return completed(jsonOrResult(instance.text(), mapper));
                }
                default: {
                    // optional
                    return resultLater(presentLater(instance.optional(), tool), tool);
                }
            }
        }
    }
}
