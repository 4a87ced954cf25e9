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
        // configure
        tools.add(new ToolDefinition(
                "configure",
                "Takes classes.",
                structure(
                    object(
                        "settings", object(
                            "type", "object",
                            "properties", object(
                                "size", typed("integer"),
                                "kept", typed("string"),
                                "shown", typed("string"),
                                "both", typed("string")),
                            "required", list(),
                            "description", "S."),
                        "account", object(
                            "type", "object",
                            "properties", object("name", typed("string"), "note", typed("string")),
                            "required", list(),
                            "description", "A.")),
                    "settings", "account"),
                new Handler(0, "configure", instance, mapper), null, null, null, null, null));
        // draw
        tools.add(new ToolDefinition(
                "draw",
                "Takes records.",
                structure(
                    object(
                        "points", object(
                            "type", "array",
                            "items", structure(object("x", typed("integer")), "x"),
                            "description", "P.")),
                    "points"),
                new Handler(1, "draw", instance, mapper), null, null, null, null, null));
        // report
        tools.add(new ToolDefinition(
                "report",
                "Writes a report.",
                structure(object()),
                new Handler(2, "report", instance, mapper), null, null, null, null, null));
        // settings
        tools.add(new ToolDefinition(
                "settings",
                "Writes what it was given.",
                structure(object()),
                new Handler(3, "settings", instance, mapper), null, null, null, null, null));
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
                    // configure
                    Object settings = argument(0, "settings");
                    Object account = argument(1, "account");
                    requireValid("settings", "account");
                    return completed(instance.configure((Tools.Settings) settings, (Tools.Account) account));
                }
                case 1: {
                    // draw
                    Object points = argument(2, "points");
                    requireValid("points");
                    return completed(instance.draw((List) points));
                }
                case 2: {
                    // report
                    return completed(json(instance.report(), mapper));
                }
                default: {
                    // settings
                    return completed(json(instance.settings(), mapper));
                }
            }
        }

        Object value(int type, Object value) {
            switch (type) {
                case 0: // Tools.Settings
                    return mapped(value, Tools.Settings.class, "an object");
                case 1: // Tools.Account
                    return mapped(value, Tools.Account.class, "an object");
                case 2: // List<Tools.Point>
                    return collection(3, value, new ArrayList());
                case 3: // Tools.Point
                    return mapped(value(4, value), Tools.Point.class, "an object");
                default: // 4: Tools.Point
                    return checkPoint(value);
            }
        }

        Object checkPoint(Object value) {
            if (value instanceof Map) {
                require(value, "x");
            }
            return value;
        }

        // Runtime helpers:
        //     MOST_LEVELS, MOST_REPORTED, givenArguments, argumentErrors, knownNames, cameAsText, isFromText,
        //     textMapper, nesting, given, givenAsText, ofText, argument, argumentOf, reread, errorOf,
        //     requireValid, problems, more, unknown, distance, refused, firstOf, elements, descend, collection,
        //     require, MOST_DIGITS, decimal, wholeNumber, MOST_NESTED, MOST_CONSTANTS, MOST_TEXTS, mapped,
        //     wordsOf, readMapped, treeAt, numberNode, withoutTexts, failureOf, isOfWrongKind, nodeAt, replace,
        //     stepsOf, mappingError, wrongValue, thrownBy, expectationOfWhole, rangeOf, expectation, constants,
        //     completed, failed, json, ArgumentError
        // End of the runtime helpers.
    }
}
