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
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(1);
        // paint
        tools.add(new ToolDefinition(
                "paint",
                "Paints.",
                structure(
                    object(
                        "colour", object(
                            "pattern", "^#[0-9a-f]{6}$",
                            "type", "string",
                            "minLength", 7,
                            "description", "A colour."),
                        "options", object(
                            "type", "object",
                            "description", "Its own words.",
                            "properties", object(
                                "z", object("type", list("string", "null")),
                                "a", object("enum", list(1, (Object) null, "x"))),
                            "default", object("deep", list(list(object("er", null))), "quote", "\"\u00e9\n"),
                            "additionalProperties", false),
                        "number", object("description", "Wins.", "type", "integer")),
                    "colour", "options", "number"),
                new Handler(instance), null, null, null, null, null));
        return tools;
    }

    static List<ToolDefinition> definitions(Tools instance) {
        return new Tools$$CopilotToolMeta().definitions(instance, MAPPER);
    }

    // Runtime helpers:
    //     object, list, structure
    // End of the runtime helpers.

    private static final class Handler implements ToolHandler {
        private final Tools instance;

        Handler(Tools instance) {
            this.instance = instance;
        }

        @Override
        public CompletableFuture<Object> invoke(ToolInvocation invocation) {
            return new Call(instance, "paint", invocation).answer();
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

        CompletableFuture<Object> answer() {
            try {
                return call();
            } catch (ArgumentError error) {
                return refused(problems(error));
            } catch (Throwable failure) {
                return failed(failure);
            }
        }

        CompletableFuture<Object> call() throws Throwable {
            // paint
            Object colour = argument(0, "colour");
            Object options = argument(1, "options");
            Object number_ = argument(2, "number");
            requireValid("colour", "options", "number");
            return completed(instance.paint((String) colour, options, (int) number_));
        }

        Object value(int type, Object value) {
            switch (type) {
                case 0: // String
                    return stringValue(value);
                case 1: // Object
                    return anything(value);
                default: // 2: int
                    return intValue(value);
            }
        }

        // Runtime helpers:
        //     MOST_LEVELS, MOST_REPORTED, givenArguments, argumentErrors, knownNames, cameAsText, isFromText,
        //     textMapper, nesting, given, givenAsText, ofText, argument, argumentOf, reread, errorOf,
        //     requireValid, problems, more, unknown, distance, refused, anyValue, anything, firstOf, descend,
        //     MOST_DIGITS, intValue, whole, stringValue, decimal, completed, failed, ArgumentError
        // End of the runtime helpers.
    }
}
