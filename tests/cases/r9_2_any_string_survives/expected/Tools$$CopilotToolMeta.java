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
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(2);
        // all
        tools.add(new ToolDefinition(
                "all",
                "Quotes \" and ' and \\ and \\u0022 and \", tab \t, newline \n, return \r, null \000, bell \007, \u00e9, \ud83d\ude00, \ud83d\ude00, </script>, %s, ${x}, /* */ //, line \u2028 separator.",
                structure(
                    object(
                        "text", object(
                            "type", "string",
                            "description", "Ends with a backslash \\",
                            "default", "\"\\\n\t\000\u00e9\ud83d\ude00\\u0041 */ //"))),
                new Handler(0, "all", instance), null, null, null, null, null));
        // block
        tools.add(new ToolDefinition(
                "block",
                "A text\n  block \"quoted\" \"\"\"\n",
                structure(object()),
                new Handler(1, "block", instance), null, null, null,
                object("\"k\\", "\\u0000\n\ud83d\ude00"),
                null));
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
                    // all
                    Object text = orDefault(0, "text", "\"\\\n\t\000\u00e9\ud83d\ude00\\u0041 */ //");
                    requireValid("text");
                    return completed(instance.all((String) text));
                }
                default: {
                    // block
                    instance.block();
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
        //     nesting, given, givenAsText, ofText, orDefault, argumentOf, reread, errorOf, requireValid, problems,
        //     more, unknown, distance, refused, firstOf, stringValue, completed, failed, ArgumentError
        // End of the runtime helpers.
    }
}
