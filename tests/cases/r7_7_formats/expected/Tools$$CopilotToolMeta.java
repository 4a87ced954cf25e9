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
        // show
        tools.add(new ToolDefinition(
                "show",
                "Shows.",
                structure(
                    object(
                        "shaped", structure(
                            object(
                                "text", object("type", "string", "pattern", "^-?(0|[1-9][0-9]*)$"),
                                "day", object(
                                    "type", "string",
                                    "pattern", "^(0[1-9]|[12][0-9]|3[01])\\.(0[1-9]|1[0-2])\\.[1-9][0-9]{3}$"),
                                "at", typed("number"))),
                        "more", typed("integer")),
                    "shaped", "more"),
                new Handler(instance, mapper), null, null, null, null, null));
        return tools;
    }

    static List<ToolDefinition> definitions(Tools instance) {
        return new Tools$$CopilotToolMeta().definitions(instance, MAPPER);
    }

    // Runtime helpers:
    //     object, list, typed, structure
    // End of the runtime helpers.

    private static final class Handler implements ToolHandler {
        private final Tools instance;
        private final ObjectMapper mapper;

        Handler(Tools instance, ObjectMapper mapper) {
            this.instance = instance;
            this.mapper = mapper;
        }

        @Override
        public CompletableFuture<Object> invoke(ToolInvocation invocation) {
            return new Call(instance, mapper, "show", invocation).answer();
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
            // show
            Object shaped = argument(0, "shaped");
            Object more = argument(1, "more");
            requireValid("shaped", "more");
            return completed(instance.show((Tools.Shaped) shaped, (int) more));
        }

        Object value(int type, Object value) {
            switch (type) {
                case 0: // Tools.Shaped
                    return mapped(value(2, value), Tools.Shaped.class, "an object",
                            "day java.time.LocalDate", "a date or time in the form dd.MM.yyyy");
                case 1: // int
                    return intValue(value);
                case 2: // Tools.Shaped
                    return checkShaped(value);
                default: { // 3: LocalDate
                    Object result = value;
                    noArray(value, "a date or time in the form dd.MM.yyyy");
                    return result;
                }
            }
        }

        Object checkShaped(Object value) {
            if (value instanceof Map) {
                inspect(3, value, "day");
            }
            return value;
        }

        // Runtime helpers:
        //     MOST_LEVELS, MOST_REPORTED, givenArguments, argumentErrors, knownNames, cameAsText, isFromText,
        //     textMapper, nesting, given, givenAsText, ofText, argument, argumentOf, reread, errorOf,
        //     requireValid, problems, more, unknown, distance, refused, firstOf, descend, valueAt, inspect,
        //     inspectMember, MOST_DIGITS, intValue, whole, decimal, wholeNumber, noArray, MOST_NESTED,
        //     MOST_CONSTANTS, MOST_TEXTS, mapped, wordsOf, readMapped, treeAt, numberNode, withoutTexts,
        //     failureOf, isOfWrongKind, nodeAt, replace, stepsOf, mappingError, wrongValue, thrownBy,
        //     expectationOfWhole, rangeOf, expectation, constants, completed, failed, ArgumentError
        // End of the runtime helpers.
    }
}
