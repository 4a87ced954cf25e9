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
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(14);
        // number
        tools.add(new ToolDefinition(
                "number",
                "Int.",
                structure(object()),
                handler(0, "number", instance, mapper), null, null, null, null, null));
        // half
        tools.add(new ToolDefinition(
                "half",
                "Double.",
                structure(object()),
                handler(1, "half", instance, mapper), null, null, null, null, null));
        // yes
        tools.add(new ToolDefinition(
                "yes",
                "Boolean.",
                structure(object()),
                handler(2, "yes", instance, mapper), null, null, null, null, null));
        // letter
        tools.add(new ToolDefinition(
                "letter",
                "Char.",
                structure(object()),
                handler(3, "letter", instance, mapper), null, null, null, null, null));
        // colour
        tools.add(new ToolDefinition(
                "colour",
                "Enum.",
                structure(object()),
                handler(4, "colour", instance, mapper), null, null, null, null, null));
        // point
        tools.add(new ToolDefinition(
                "point",
                "Record.",
                structure(object()),
                handler(5, "point", instance, mapper), null, null, null, null, null));
        // points
        tools.add(new ToolDefinition(
                "points",
                "List.",
                structure(object()),
                handler(6, "points", instance, mapper), null, null, null, null, null));
        // numbers
        tools.add(new ToolDefinition(
                "numbers",
                "Array.",
                structure(object()),
                handler(7, "numbers", instance, mapper), null, null, null, null, null));
        // day
        tools.add(new ToolDefinition(
                "day",
                "Date.",
                structure(object()),
                handler(8, "day", instance, mapper), null, null, null, null, null));
        // text
        tools.add(new ToolDefinition(
                "text",
                "Text.",
                structure(object()),
                handler(9, "text", instance, mapper), null, null, null, null, null));
        // none
        tools.add(new ToolDefinition(
                "none",
                "Null.",
                structure(object()),
                handler(10, "none", instance, mapper), null, null, null, null, null));
        // later
        tools.add(new ToolDefinition(
                "later",
                "Future.",
                structure(object()),
                handler(11, "later", instance, mapper), null, null, null, null, null));
        // stage
        tools.add(new ToolDefinition(
                "stage",
                "Stage.",
                structure(object()),
                handler(12, "stage", instance, mapper), null, null, null, null, null));
        // later_none
        tools.add(new ToolDefinition(
                "later_none",
                "Future null.",
                structure(object()),
                handler(13, "later_none", instance, mapper), null, null, null, null, null));
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
            switch (number / 10) {
                case 0: {
                    return callFrom0(number);
                }
                default: {
                    return callFrom10(number);
                }
            }
        }

        CompletableFuture<Object> callFrom0(int number) throws Throwable {
            switch (number) {
                case 0: {
                    // number
                    return completed(json(instance.number(), mapper));
                }
                case 1: {
                    // half
                    return completed(json(instance.half(), mapper));
                }
                case 2: {
                    // yes
                    return completed(json(instance.yes(), mapper));
                }
                case 3: {
                    // letter
                    return completed(json(instance.letter(), mapper));
                }
                case 4: {
                    // colour
                    return completed(json(instance.colour(), mapper));
                }
                case 5: {
                    // point
                    return completed(json(instance.point(), mapper));
                }
                case 6: {
                    // points
                    return completed(json(instance.points(), mapper));
                }
                case 7: {
                    // numbers
                    return completed(json(instance.numbers(), mapper));
                }
                case 8: {
                    // day
                    return completed(json(instance.day(), mapper));
                }
                default: {
                    // text
                    return completed(json(instance.text(), mapper));
                }
            }
        }

        CompletableFuture<Object> callFrom10(int number) throws Throwable {
            switch (number) {
                case 10: {
                    // none
                    return completed(json(instance.none(), mapper));
                }
                case 11: {
                    // later
                    return jsonLater(instance.later(), mapper, tool);
                }
                case 12: {
                    // stage
                    return jsonLater(instance.stage(), mapper, tool);
                }
                default: {
                    // later_none
                    return jsonLater(instance.laterNone(), mapper, tool);
                }
            }
        }
    }
}
