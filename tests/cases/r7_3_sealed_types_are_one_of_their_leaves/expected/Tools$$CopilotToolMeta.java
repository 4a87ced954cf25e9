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
        // draw
        tools.add(new ToolDefinition(
                "draw",
                "Draws.",
                structure(
                    object(
                        "shape", object(
                            "oneOf", list(
                                structure(
                                    object(
                                        "kind", object("type", "string", "enum", list("circle")),
                                        "radius", typed("number")),
                                    "kind", "radius"),
                                structure(
                                    object(
                                        "kind", object("type", "string", "enum", list("square")),
                                        "side", typed("number")),
                                    "kind", "side"),
                                structure(
                                    object(
                                        "kind", object("type", "string", "enum", list("slanted")),
                                        "slope", typed("number")),
                                    "kind"))),
                        "more", object(
                            "type", "array",
                            "items", object(
                                "oneOf", list(
                                    structure(
                                        object(
                                            "kind", object("type", "string", "enum", list("circle")),
                                            "radius", typed("number")),
                                        "kind", "radius"),
                                    structure(
                                        object(
                                            "kind", object("type", "string", "enum", list("square")),
                                            "side", typed("number")),
                                        "kind", "side"),
                                    structure(
                                        object(
                                            "kind", object("type", "string", "enum", list("slanted")),
                                            "slope", typed("number")),
                                        "kind"))))),
                    "shape", "more"),
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
            return new Call(instance, mapper, "draw", invocation).answer();
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
            // draw
            Object shape = argument(0, "shape");
            Object more = argument(1, "more");
            requireValid("shape", "more");
            return completed(instance.draw((Tools.Shape) shape, (List) more));
        }

        Object value(int type, Object value) {
            switch (type) {
                case 0: // Tools.Shape
                    return mapped(value(2, value), Tools.Shape.class, "an object with kind \"circle\", \"square\" or \"slanted\"");
                case 1: // List<Tools.Shape>
                    return collection(0, value, new ArrayList());
                case 2: // Tools.Shape
                    return tagged(value, "kind", "an object with kind \"circle\", \"square\" or \"slanted\"", "circle", 3, "square", 4, "slanted", -1);
                case 3: // Tools.Circle
                    return checkCircle(value);
                default: // 4: Tools.Square
                    return checkSquare(value);
            }
        }

        Object checkCircle(Object value) {
            if (value instanceof Map) {
                require(value, "radius");
            }
            return value;
        }

        Object checkSquare(Object value) {
            if (value instanceof Map) {
                require(value, "side");
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
