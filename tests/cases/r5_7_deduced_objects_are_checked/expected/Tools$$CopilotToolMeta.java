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
                        "shapes", object(
                            "type", "array",
                            "items", object(
                                "oneOf", list(
                                    object(
                                        "type", "object",
                                        "properties", object(
                                            "radius", object("type", "integer", "maximum", 9),
                                            "label", typed("string")),
                                        "required", list("radius", "label"),
                                        "additionalProperties", false),
                                    object(
                                        "type", "object",
                                        "properties", object(
                                            "width", typed("integer"),
                                            "height", typed("integer"),
                                            "label", typed("string")),
                                        "required", list("width", "height"),
                                        "additionalProperties", false))),
                            "description", "The shapes")),
                    "shapes"),
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
            Object shapes = argument(0, "shapes");
            requireValid("shapes");
            return completed(instance.draw((List) shapes));
        }

        Object value(int type, Object value) {
            switch (type) {
                case 0: // List<Tools.Shape>
                    return collection(1, value, new ArrayList());
                case 1: // Tools.Shape
                    return mapped(value(2, value), Tools.Shape.class, "an object with \"radius\" and \"label\", or one with \"width\" and \"height\"");
                case 2: // Tools.Shape
                    return recognized(value,
                            4, new String[] {"radius", "label"},
                            5, new String[] {"width", "w", "height", "label"});
                case 3: { // int
                    Object result = value;
                    atMost(value, 9L);
                    return result;
                }
                case 4: // Tools.Circle
                    return checkCircle(value);
                default: // 5: Tools.Rectangle
                    return checkRectangle(value);
            }
        }

        Object checkCircle(Object value) {
            if (value instanceof Map) {
                require(value, "radius");
                inspect(3, value, "radius");
                require(value, "label");
            }
            return value;
        }

        Object checkRectangle(Object value) {
            if (value instanceof Map) {
                require(value, "width", "w");
                require(value, "height");
            }
            return value;
        }

        // Runtime helpers:
        //     MOST_LEVELS, MOST_REPORTED, givenArguments, argumentErrors, knownNames, cameAsText, isFromText,
        //     textMapper, nesting, given, givenAsText, ofText, argument, argumentOf, reread, errorOf,
        //     requireValid, problems, more, unknown, distance, refused, firstOf, elements, descend, collection,
        //     valueAt, inspect, inspectMember, require, recognized, MOST_DIGITS, decimal, wholeNumber, atMost,
        //     numberIn, MOST_NESTED, MOST_CONSTANTS, MOST_TEXTS, mapped, wordsOf, readMapped, treeAt, numberNode,
        //     withoutTexts, failureOf, isOfWrongKind, nodeAt, replace, stepsOf, mappingError, wrongValue,
        //     thrownBy, expectationOfWhole, rangeOf, expectation, constants, completed, failed, ArgumentError
        // End of the runtime helpers.
    }
}
