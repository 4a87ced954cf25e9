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
        // room
        tools.add(new ToolDefinition(
                "room",
                "On properties.",
                structure(
                    object(
                        "room", structure(
                            object(
                                "guest", structure(object("name", typed("string"), "home_town", typed("string")), "home_town"),
                                "other", structure(object("name", typed("string"), "home_town", typed("string")), "home_town")))),
                    "room"),
                new Handler(0, "room", instance, mapper), null, null, null, null, null));
        // visitor
        tools.add(new ToolDefinition(
                "visitor",
                "On the class.",
                structure(
                    object(
                        "visitor", structure(object("name", typed("string"), "home_town", typed("string")), "home_town")),
                    "visitor"),
                new Handler(1, "visitor", instance, mapper), null, null, null, null, null));
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
                    // room
                    Object room = argument(0, "room");
                    requireValid("room");
                    return completed(instance.room((Tools.Room) room));
                }
                default: {
                    // visitor
                    Object visitor = argument(1, "visitor");
                    requireValid("visitor");
                    return completed(instance.visitor((Tools.Visitor) visitor));
                }
            }
        }

        Object value(int type, Object value) {
            switch (type) {
                case 0: // Tools.Room
                    return mapped(value(2, value), Tools.Room.class, "an object");
                case 1: // Tools.Visitor
                    return mapped(value(3, value), Tools.Visitor.class, "an object");
                case 2: // Tools.Room
                    return checkRoom(value);
                case 3: // Tools.Visitor
                    return checkVisitor(value);
                case 4: // Tools.Guest
                    return checkGuest(value);
                default: // 5: Tools.Guest
                    return checkGuest2(value);
            }
        }

        Object checkRoom(Object value) {
            if (value instanceof Map) {
                inspect(4, value, "guest");
                inspect(5, value, "other");
            }
            return value;
        }

        Object checkVisitor(Object value) {
            if (value instanceof Map) {
                require(value, "home_town");
            }
            return value;
        }

        Object checkGuest(Object value) {
            if (value instanceof Map) {
                require(value, "home_town");
            }
            return value;
        }

        Object checkGuest2(Object value) {
            if (value instanceof Map) {
                require(value, "home_town");
            }
            return value;
        }

        // Runtime helpers:
        //     MOST_LEVELS, MOST_REPORTED, givenArguments, argumentErrors, knownNames, cameAsText, isFromText,
        //     textMapper, nesting, given, givenAsText, ofText, argument, argumentOf, reread, errorOf,
        //     requireValid, problems, more, unknown, distance, refused, firstOf, descend, valueAt, inspect,
        //     inspectMember, require, MOST_DIGITS, decimal, wholeNumber, MOST_NESTED, MOST_CONSTANTS, MOST_TEXTS,
        //     mapped, wordsOf, readMapped, treeAt, numberNode, withoutTexts, failureOf, isOfWrongKind, nodeAt,
        //     replace, stepsOf, mappingError, wrongValue, thrownBy, expectationOfWhole, rangeOf, expectation,
        //     constants, completed, failed, ArgumentError
        // End of the runtime helpers.
    }
}
