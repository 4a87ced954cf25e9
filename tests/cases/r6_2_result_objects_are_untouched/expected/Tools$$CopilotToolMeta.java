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
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(6);
        // result
        tools.add(new ToolDefinition(
                "result",
                "Object.",
                structure(object()),
                new Handler(0, "result", instance, mapper), null, null, null, null, null));
        // later
        tools.add(new ToolDefinition(
                "later",
                "Future.",
                structure(object()),
                new Handler(1, "later", instance, mapper), null, null, null, null, null));
        // stage
        tools.add(new ToolDefinition(
                "stage",
                "Stage.",
                structure(object()),
                new Handler(2, "stage", instance, mapper), null, null, null, null, null));
        // any
        tools.add(new ToolDefinition(
                "any",
                "Any.",
                structure(object("choice", typed("integer")), "choice"),
                new Handler(3, "any", instance, mapper), null, null, null, null, null));
        // any_later
        tools.add(new ToolDefinition(
                "any_later",
                "Any later.",
                structure(object()),
                new Handler(4, "any_later", instance, mapper), null, null, null, null, null));
        // unknown_later
        tools.add(new ToolDefinition(
                "unknown_later",
                "Unknown later.",
                structure(object()),
                new Handler(5, "unknown_later", instance, mapper), null, null, null, null, null));
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
                    // result
                    return completed(instance.result());
                }
                case 1: {
                    // later
                    return resultLater(instance.later(), tool);
                }
                case 2: {
                    // stage
                    return resultLater(instance.stage(), tool);
                }
                case 3: {
                    // any
                    Object choice = argument(0, "choice");
                    requireValid("choice");
                    return completed(jsonOrResult(instance.any((int) choice), mapper));
                }
                case 4: {
                    // any_later
                    return jsonOrResultLater(instance.anyLater(), mapper, tool);
                }
                default: {
                    // unknown_later
                    return jsonOrResultLater(instance.unknownLater(), mapper, tool);
                }
            }
        }

        Object value(int type, Object value) {
            switch (type) {
                default: // 0: int
                    return intValue(value);
            }
        }

        // Runtime helpers:
        //     MOST_REPORTED, givenArguments, argumentErrors, knownNames, cameAsText, isFromText, textMapper,
        //     nesting, given, givenAsText, ofText, argument, argumentOf, reread, errorOf, requireValid, problems,
        //     more, unknown, distance, refused, firstOf, MOST_DIGITS, intValue, whole, decimal, completed, failed,
        //     json, jsonOrResult, resultLater, jsonOrResultLater, Delivery, JsonOrResultDelivery, ArgumentError
        // End of the runtime helpers.
    }
}
