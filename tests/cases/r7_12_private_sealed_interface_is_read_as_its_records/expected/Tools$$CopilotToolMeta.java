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
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(3);
        // draw
        tools.add(new ToolDefinition(
                "draw",
                "Draws shapes",
                structure(
                    object(
                        "shapes", object(
                            "type", "array",
                            "items", object(
                                "oneOf", list(
                                    object(
                                        "type", "object",
                                        "properties", object("radius", typed("number")),
                                        "required", list("radius"),
                                        "additionalProperties", false),
                                    object(
                                        "type", "object",
                                        "properties", object("side", typed("number")),
                                        "required", list("side"),
                                        "additionalProperties", false))),
                            "description", "Shapes")),
                    "shapes"),
                new Handler(0, "draw", instance), null, null, null, null, null));
        // draw_named
        tools.add(new ToolDefinition(
                "draw_named",
                "Draws named shapes",
                structure(
                    object(
                        "shapes", object(
                            "type", "object",
                            "additionalProperties", object(
                                "oneOf", list(
                                    object(
                                        "type", "object",
                                        "properties", object("radius", typed("number")),
                                        "required", list("radius"),
                                        "additionalProperties", false),
                                    object(
                                        "type", "object",
                                        "properties", object("side", typed("number")),
                                        "required", list("side"),
                                        "additionalProperties", false))),
                            "description", "Shapes by name")),
                    "shapes"),
                new Handler(1, "draw_named", instance), null, null, null, null, null));
        // draw_maybe
        tools.add(new ToolDefinition(
                "draw_maybe",
                "Draws a shape, if there is one",
                structure(
                    object(
                        "shape", object(
                            "oneOf", list(
                                object(
                                    "type", "object",
                                    "properties", object("radius", typed("number")),
                                    "required", list("radius"),
                                    "additionalProperties", false),
                                object(
                                    "type", "object",
                                    "properties", object("side", typed("number")),
                                    "required", list("side"),
                                    "additionalProperties", false)),
                            "description", "Shape"))),
                new Handler(2, "draw_maybe", instance), null, null, null, null, null));
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
                    // draw
                    Object shapes = argument(0, "shapes");
                    requireValid("shapes");
                    return completed(instance.draw((List) shapes));
                }
                case 1: {
                    // draw_named
                    Object shapes = argument(1, "shapes");
                    requireValid("shapes");
                    return completed(instance.drawNamed((Map) shapes));
                }
                default: {
                    // draw_maybe
                    Object shape = argument(2, "shape");
                    requireValid("shape");
                    return completed(instance.drawMaybe((Optional) shape));
                }
            }
        }

        Object value(int type, Object value) {
            switch (type) {
                case 0: // List<Tools.Shape>
                    return collection(3, value, new ArrayList());
                case 1: // Map<String, Tools.Shape>
                    return map(4, 3, value, new LinkedHashMap());
                case 2: // Optional<Tools.Shape>
                    return optional(3, value);
                case 3: // Tools.Shape
                    return deduced(value, "an object with \"radius\", or one with \"side\"",
                            5, new String[][] {{"radius"}}, new String[][] {},
                            6, new String[][] {{"side"}}, new String[][] {});
                case 4: // Object
                    return stringValue(value);
                case 5: // Tools.Circle
                    return readCircle(value);
                case 6: // Tools.Square
                    return readSquare(value);
                default: // 7: double
                    return doubleValue(value);
            }
        }

        Tools.Circle readCircle(Object value) {
            Map<?, ?> members = members(value);
            return new Tools.Circle((double) member(7, members, "radius"));
        }

        Tools.Square readSquare(Object value) {
            Map<?, ?> members = members(value);
            return new Tools.Square((double) member(7, members, "side"));
        }

        // Runtime helpers:
        //     MOST_LEVELS, MOST_REPORTED, givenArguments, argumentErrors, knownNames, cameAsText, isFromText,
        //     textMapper, nesting, given, givenAsText, ofText, argument, argumentOf, reread, errorOf,
        //     requireValid, problems, more, unknown, distance, refused, firstOf, optional, elements, members,
        //     noObject, descend, collection, map, member, valueAt, deduced, cameOf, MOST_DIGITS, doubleValue,
        //     stringValue, decimal, completed, failed, ArgumentError
        // End of the runtime helpers.
    }
}
