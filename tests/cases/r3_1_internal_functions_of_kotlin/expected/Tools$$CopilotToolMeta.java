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
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(4);
        // greet
        tools.add(new ToolDefinition(
                "greet",
                "Greets.",
                structure(object("name", typed("string", "Whom")), "name"),
                new Handler(0, "greet", instance, mapper), null, null, null, null, null));
        // price_of_my
        tools.add(new ToolDefinition(
                "price_of_my",
                "Says what it costs.",
                structure(object("article", typed("string", "What")), "article"),
                new Handler(1, "price_of_my", instance, mapper), null, null, null, null, null));
        // named
        tools.add(new ToolDefinition(
                "named",
                "Named.",
                structure(object()),
                new Handler(2, "named", instance, mapper), null, null, null, null, null));
        // open
        tools.add(new ToolDefinition(
                "open",
                "Public.",
                structure(object()),
                new Handler(3, "open", instance, mapper), null, null, null, null, null));
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
                    // greet
                    Object name = argument(0, "name");
                    requireValid("name");
                    return completed(instance.greet$maven_kotlin((String) name));
                }
                case 1: {
                    // price_of_my
                    Object article = argument(0, "article");
                    requireValid("article");
                    return completed(json(instance.priceOf$my$orders_main((String) article), mapper));
                }
                case 2: {
                    // named
                    instance.any$orders_main();
                    return completed("Success");
                }
                default: {
                    // open
                    instance.open();
                    return completed("Success");
                }
            }
        }

        Object value(int type, Object value) {
            switch (type) {
                default: // 0: String
                    return stringValue(value);
            }
        }

        // Runtime helpers:
        //     MOST_REPORTED, givenArguments, argumentErrors, knownNames, cameAsText, isFromText, textMapper,
        //     nesting, given, givenAsText, ofText, argument, argumentOf, reread, errorOf, requireValid, problems,
        //     more, unknown, distance, refused, firstOf, stringValue, completed, failed, json, ArgumentError
        // End of the runtime helpers.
    }
}
