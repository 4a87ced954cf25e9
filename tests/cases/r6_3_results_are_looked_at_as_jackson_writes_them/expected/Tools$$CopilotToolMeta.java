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
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(10);
        // nothing
        tools.add(new ToolDefinition(
                "nothing",
                "A record without components.",
                structure(object()),
                handler(0, "nothing", instance, mapper), null, null, null, null, null));
        // annotated
        tools.add(new ToolDefinition(
                "annotated",
                "A class without properties that has an annotation.",
                structure(object()),
                handler(1, "annotated", instance, mapper), null, null, null, null, null));
        // code
        tools.add(new ToolDefinition(
                "code",
                "A value in its place.",
                structure(object()),
                handler(2, "code", instance, mapper), null, null, null, null, null));
        // holder
        tools.add(new ToolDefinition(
                "holder",
                "What is not written may be anything.",
                structure(object()),
                handler(3, "holder", instance, mapper), null, null, null, null, null));
        // any
        tools.add(new ToolDefinition(
                "any",
                "Properties of any name.",
                structure(object()),
                handler(4, "any", instance, mapper), null, null, null, null, null));
        // node
        tools.add(new ToolDefinition(
                "node",
                "A type that holds itself.",
                structure(object()),
                handler(5, "node", instance, mapper), null, null, null, null, null));
        // shape
        tools.add(new ToolDefinition(
                "shape",
                "An interface.",
                structure(object()),
                handler(6, "shape", instance, mapper), null, null, null, null, null));
        // levels
        tools.add(new ToolDefinition(
                "levels",
                "Constants.",
                structure(object()),
                handler(7, "levels", instance, mapper), null, null, null, null, null));
        // names
        tools.add(new ToolDefinition(
                "names",
                "A list's own getters are not written.",
                structure(object()),
                handler(8, "names", instance, mapper), null, null, null, null, null));
        // anything
        tools.add(new ToolDefinition(
                "anything",
                "Anything.",
                structure(object()),
                handler(9, "anything", instance, mapper), null, null, null, null, null));
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
                    // nothing
                    return completed(json(instance.nothing(), mapper));
                }
                case 1: {
                    // annotated
                    return completed(json(instance.annotated(), mapper));
                }
                case 2: {
                    // code
                    return completed(json(instance.code(), mapper));
                }
                case 3: {
                    // holder
                    return completed(json(instance.holder(), mapper));
                }
                case 4: {
                    // any
                    return completed(json(instance.any(), mapper));
                }
                case 5: {
                    // node
                    return completed(json(instance.node(), mapper));
                }
                case 6: {
                    // shape
                    return completed(json(instance.shape(), mapper));
                }
                case 7: {
                    // levels
                    return completed(json(instance.levels(), mapper));
                }
                case 8: {
                    // names
                    return completed(json(instance.names(), mapper));
                }
                default: {
                    // anything
                    return completed(jsonOrResult(instance.anything(), mapper));
                }
            }
        }
    }
}
