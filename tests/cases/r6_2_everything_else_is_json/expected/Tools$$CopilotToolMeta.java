// Imports

/** The tools of Tools: made by copilot-tool-processor, for {@code ToolDefinition.fromObject}. */
@AllowCopilotExperimental
@SuppressWarnings({
    "all", "auxiliaryclass", "cast", "deprecation", "exports", "rawtypes", "removal", "serial", "unchecked"
})
public final class Tools$$CopilotToolMeta implements CopilotToolMetadataProvider<Tools> {
    private static final ObjectMapper MAPPER = RpcMapper.INSTANCE;

    /** Made by the SDK, which finds this class by its name. */
    public Tools$$CopilotToolMeta() {}

    @Override
    public List<ToolDefinition> definitions(Tools instance, ObjectMapper mapper) {
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(14);
        // number
        tools.add(new ToolDefinition(
                "number",
                "Int.",
                structure(object()),
                new Handler(0, "number", instance, mapper), null, null, null, null, null));
        // half
        tools.add(new ToolDefinition(
                "half",
                "Double.",
                structure(object()),
                new Handler(1, "half", instance, mapper), null, null, null, null, null));
        // yes
        tools.add(new ToolDefinition(
                "yes",
                "Boolean.",
                structure(object()),
                new Handler(2, "yes", instance, mapper), null, null, null, null, null));
        // letter
        tools.add(new ToolDefinition(
                "letter",
                "Char.",
                structure(object()),
                new Handler(3, "letter", instance, mapper), null, null, null, null, null));
        // colour
        tools.add(new ToolDefinition(
                "colour",
                "Enum.",
                structure(object()),
                new Handler(4, "colour", instance, mapper), null, null, null, null, null));
        // point
        tools.add(new ToolDefinition(
                "point",
                "Record.",
                structure(object()),
                new Handler(5, "point", instance, mapper), null, null, null, null, null));
        // points
        tools.add(new ToolDefinition(
                "points",
                "List.",
                structure(object()),
                new Handler(6, "points", instance, mapper), null, null, null, null, null));
        // numbers
        tools.add(new ToolDefinition(
                "numbers",
                "Array.",
                structure(object()),
                new Handler(7, "numbers", instance, mapper), null, null, null, null, null));
        // day
        tools.add(new ToolDefinition(
                "day",
                "Date.",
                structure(object()),
                new Handler(8, "day", instance, mapper), null, null, null, null, null));
        // text
        tools.add(new ToolDefinition(
                "text",
                "Text.",
                structure(object()),
                new Handler(9, "text", instance, mapper), null, null, null, null, null));
        // none
        tools.add(new ToolDefinition(
                "none",
                "Null.",
                structure(object()),
                new Handler(10, "none", instance, mapper), null, null, null, null, null));
        // later
        tools.add(new ToolDefinition(
                "later",
                "Future.",
                structure(object()),
                new Handler(11, "later", instance, mapper), null, null, null, null, null));
        // stage
        tools.add(new ToolDefinition(
                "stage",
                "Stage.",
                structure(object()),
                new Handler(12, "stage", instance, mapper), null, null, null, null, null));
        // later_none
        tools.add(new ToolDefinition(
                "later_none",
                "Future null.",
                structure(object()),
                new Handler(13, "later_none", instance, mapper), null, null, null, null, null));
        return tools;
    }

    static List<ToolDefinition> definitions(Tools instance) {
        return new Tools$$CopilotToolMeta().definitions(instance, MAPPER);
    }

    // Runtime helpers:
    //     object, list, structure
    // End of the runtime helpers.

    private static final class Handler implements ToolHandler {
        private final int number;
        private final String tool;
        private final Tools instance;
        private final ObjectMapper mapper;

        Handler(int number, String tool, Tools instance, ObjectMapper mapper) {
            this.number = number;
            this.tool = tool;
            this.instance = instance;
            this.mapper = mapper;
        }

        @Override
        public CompletableFuture<Object> invoke(ToolInvocation invocation) {
            return new Call(instance, mapper, tool, invocation).answer(number);
        }
    }

    private static final class Call {
        final Tools instance;
        final ObjectMapper mapper;
        final String tool;
        final ToolInvocation invocation;

        Call(Tools instance, ObjectMapper mapper, String tool, ToolInvocation invocation) {
            this.instance = instance;
            this.mapper = mapper;
            this.tool = tool;
            this.invocation = invocation;
        }

        CompletableFuture<Object> answer(int number) {
            try {
                return call(number);
            } catch (Throwable failure) {
                return failed(failure);
            }
        }

        CompletableFuture<Object> call(int number) throws Throwable {
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

        // Runtime helpers:
        //     completed, failed, json, jsonLater, Delivery, JsonDelivery
        // End of the runtime helpers.
    }
}
