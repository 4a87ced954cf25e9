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
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(5);
        // bash
        tools.add(new ToolDefinition(
                "bash",
                "On the method.",
                structure(object()),
                new Handler(0, "bash", instance), null, null, null, null, null));
        // two
        tools.add(new ToolDefinition(
                "two",
                "On the parameter.",
                structure(object("gr\u00f6\u00dfe", typed("string")), "gr\u00f6\u00dfe"),
                new Handler(1, "two", instance), null, null, null, null, null));
        // xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx
        tools.add(new ToolDefinition(
                "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx",
                "By the option.",
                structure(object()),
                new Handler(2, "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", instance), null, null, null, null, null));
        // grep
        tools.add(new ToolDefinition(
                "grep",
                "With another's code.",
                structure(object()),
                new Handler(3, "grep", instance), null, null, null, null, null));
        // glob
        tools.add(new ToolDefinition(
                "glob",
                "By all.",
                structure(object()),
                new Handler(4, "glob", instance), null, null, null, null, null));
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

        Handler(int number, String tool, Tools instance) {
            this.number = number;
            this.tool = tool;
            this.instance = instance;
        }

        @Override
        public CompletableFuture<Object> invoke(ToolInvocation invocation) {
            return new Call(instance, tool, invocation).answer(number);
        }
    }

    private static final class Call {
        final Tools instance;
        final String tool;
        final ToolInvocation invocation;

        Call(Tools instance, String tool, ToolInvocation invocation) {
            this.instance = instance;
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
                    // bash
                    instance.one();
                    return completed("Success");
                }
                case 1: {
                    // two
                    Object gr\u00f6\u00dfe = argument(0, "gr\u00f6\u00dfe");
                    requireValid("gr\u00f6\u00dfe");
                    instance.two((String) gr\u00f6\u00dfe);
                    return completed("Success");
                }
                case 2: {
                    // xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx
                    instance.three();
                    return completed("Success");
                }
                case 3: {
                    // grep
                    instance.four();
                    return completed("Success");
                }
                default: {
                    // glob
                    instance.five();
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
        //     more, unknown, distance, refused, firstOf, stringValue, completed, failed, ArgumentError
        // End of the runtime helpers.
    }
}
