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
        // move
        tools.add(new ToolDefinition(
                "move",
                "Moves vehicles.",
                structure(
                    object(
                        "vehicles", object(
                            "type", "array",
                            "items", object(
                                "oneOf", list(
                                    structure(
                                        object(
                                            "kind", object("type", "string", "enum", list("Tools$Car")),
                                            "doors", typed("integer")),
                                        "kind", "doors"),
                                    structure(
                                        object(
                                            "kind", object("type", "string", "enum", list("vehicle")),
                                            "seats", typed("integer")),
                                        "kind", "seats"),
                                    structure(
                                        object(
                                            "kind", object("type", "string", "enum", list("ship")),
                                            "decks", typed("integer")),
                                        "kind", "decks"))))),
                    "vehicles"),
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
            return new Call(instance, mapper, "move", invocation).answer();
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
            // move
            Object vehicles = argument(0, "vehicles");
            requireValid("vehicles");
            return completed(instance.move((List) vehicles));
        }

        Object value(int type, Object value) {
            switch (type) {
                case 0: // List<Tools.Vehicle>
                    return collection(1, value, new ArrayList());
                case 1: // Tools.Vehicle
                    return mapped(value(2, value), Tools.Vehicle.class, "an object with kind \"Tools$Car\", \"vehicle\" or \"ship\"");
                case 2: // Tools.Vehicle
                    return tagged(value, "kind", "an object with kind \"Tools$Car\", \"vehicle\" or \"ship\"", "Tools$Car", 3, "vehicle", 4, "ship", 5);
                case 3: // Tools.Car
                    return checkCar(value);
                case 4: // Tools.Bus
                    return checkBus(value);
                default: // 5: Tools.Ship
                    return checkShip(value);
            }
        }

        Object checkCar(Object value) {
            if (value instanceof Map) {
                require(value, "doors");
            }
            return value;
        }

        Object checkBus(Object value) {
            if (value instanceof Map) {
                require(value, "seats");
            }
            return value;
        }

        Object checkShip(Object value) {
            if (value instanceof Map) {
                require(value, "decks");
            }
            return value;
        }

        // Runtime helpers:
        //     MOST_LEVELS, MOST_REPORTED, givenArguments, argumentErrors, knownNames, cameAsText, isFromText,
        //     textMapper, nesting, given, givenAsText, ofText, argument, argumentOf, reread, errorOf,
        //     requireValid, problems, more, unknown, distance, refused, firstOf, elements, descend, collection,
        //     valueAt, inspectMember, require, tagged, MOST_DIGITS, decimal, wholeNumber, MOST_NESTED,
        //     MOST_CONSTANTS, MOST_TEXTS, mapped, wordsOf, readMapped, treeAt, numberNode, withoutTexts,
        //     failureOf, isOfWrongKind, nodeAt, replace, stepsOf, mappingError, wrongValue, thrownBy,
        //     expectationOfWhole, rangeOf, expectation, constants, completed, failed, ArgumentError
        // End of the runtime helpers.
    }
}
