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
        // text
        tools.add(new ToolDefinition(
                "text",
                "Text.",
                structure(object("there", typed("boolean")), "there"),
                handler(0, "text", instance, mapper), null, null, null, null, null));
        // number
        tools.add(new ToolDefinition(
                "number",
                "Number.",
                structure(object("there", typed("boolean")), "there"),
                handler(1, "number", instance, mapper), null, null, null, null, null));
        // primitive
        tools.add(new ToolDefinition(
                "primitive",
                "Int.",
                structure(object("there", typed("boolean")), "there"),
                handler(2, "primitive", instance, mapper), null, null, null, null, null));
        // big
        tools.add(new ToolDefinition(
                "big",
                "Long.",
                structure(object("there", typed("boolean")), "there"),
                handler(3, "big", instance, mapper), null, null, null, null, null));
        // decimal
        tools.add(new ToolDefinition(
                "decimal",
                "Double.",
                structure(object("there", typed("boolean")), "there"),
                handler(4, "decimal", instance, mapper), null, null, null, null, null));
        // result
        tools.add(new ToolDefinition(
                "result",
                "Result.",
                structure(object()),
                handler(5, "result", instance, mapper), null, null, null, null, null));
        // later
        tools.add(new ToolDefinition(
                "later",
                "Later.",
                structure(object("there", typed("boolean")), "there"),
                handler(6, "later", instance, mapper), null, null, null, null, null));
        // number_later
        tools.add(new ToolDefinition(
                "number_later",
                "Number later.",
                structure(object("there", typed("boolean")), "there"),
                handler(7, "number_later", instance, mapper), null, null, null, null, null));
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
                    // text
                    Object there = argument(0, "there");
                    requireValid("there");
                    return completed(present(instance.text((boolean) there)));
                }
                case 1: {
                    // number
                    Object there = argument(0, "there");
                    requireValid("there");
                    return completed(json(present(instance.number((boolean) there)), mapper));
                }
                case 2: {
                    // primitive
                    Object there = argument(0, "there");
                    requireValid("there");
                    return completed(json(present(instance.primitive((boolean) there)), mapper));
                }
                case 3: {
                    // big
                    Object there = argument(0, "there");
                    requireValid("there");
                    return completed(json(present(instance.big((boolean) there)), mapper));
                }
                case 4: {
                    // decimal
                    Object there = argument(0, "there");
                    requireValid("there");
                    return completed(json(present(instance.decimal((boolean) there)), mapper));
                }
                case 5: {
                    // result
                    return completed(present(instance.result()));
                }
                case 6: {
                    // later
                    Object there = argument(0, "there");
                    requireValid("there");
                    return textLater(presentLater(instance.later((boolean) there), tool), tool);
                }
                default: {
                    // number_later
                    Object there = argument(0, "there");
                    requireValid("there");
                    return jsonLater(presentLater(instance.numberLater((boolean) there), tool), mapper, tool);
                }
            }
        }

        protected Object value(int type, Object value) {
            switch (type) {
                default: // 0: boolean
                    return booleanValue(value);
            }
        }
    }
}
