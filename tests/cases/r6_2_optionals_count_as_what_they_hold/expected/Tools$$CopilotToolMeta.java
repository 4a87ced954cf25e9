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
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(8);
        // text
        tools.add(new ToolDefinition(
                "text",
                "Text.",
                structure(object("there", typed("boolean")), "there"),
                new Handler(0, "text", instance, mapper), null, null, null, null, null));
        // number
        tools.add(new ToolDefinition(
                "number",
                "Number.",
                structure(object("there", typed("boolean")), "there"),
                new Handler(1, "number", instance, mapper), null, null, null, null, null));
        // primitive
        tools.add(new ToolDefinition(
                "primitive",
                "Int.",
                structure(object("there", typed("boolean")), "there"),
                new Handler(2, "primitive", instance, mapper), null, null, null, null, null));
        // big
        tools.add(new ToolDefinition(
                "big",
                "Long.",
                structure(object("there", typed("boolean")), "there"),
                new Handler(3, "big", instance, mapper), null, null, null, null, null));
        // decimal
        tools.add(new ToolDefinition(
                "decimal",
                "Double.",
                structure(object("there", typed("boolean")), "there"),
                new Handler(4, "decimal", instance, mapper), null, null, null, null, null));
        // result
        tools.add(new ToolDefinition(
                "result",
                "Result.",
                structure(object()),
                new Handler(5, "result", instance, mapper), null, null, null, null, null));
        // later
        tools.add(new ToolDefinition(
                "later",
                "Later.",
                structure(object("there", typed("boolean")), "there"),
                new Handler(6, "later", instance, mapper), null, null, null, null, null));
        // number_later
        tools.add(new ToolDefinition(
                "number_later",
                "Number later.",
                structure(object("there", typed("boolean")), "there"),
                new Handler(7, "number_later", instance, mapper), null, null, null, null, null));
        return tools;
    }

    static List<ToolDefinition> definitions(Tools instance) {
        return new Tools$$CopilotToolMeta().definitions(instance, MAPPER);
    }

    // Runtime helpers:
    //     object, list, typed, structure
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
            } catch (ArgumentError error) {
                return refused(problems(error));
            } catch (Throwable failure) {
                return failed(failure);
            }
        }

        CompletableFuture<Object> call(int number) throws Throwable {
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

        Object value(int type, Object value) {
            switch (type) {
                default: // 0: boolean
                    return booleanValue(value);
            }
        }

        // Runtime helpers:
        //     MOST_REPORTED, givenArguments, argumentErrors, knownNames, cameAsText, isFromText, textMapper,
        //     nesting, given, givenAsText, ofText, argument, argumentOf, reread, errorOf, requireValid, problems,
        //     more, unknown, distance, refused, firstOf, booleanValue, completed, failed, json, present,
        //     textLater, jsonLater, presentLater, Delivery, JsonDelivery, PresentDelivery, ArgumentError
        // End of the runtime helpers.
    }
}
