// Imports

/** The tools of Tools: made by copilot-tool-processor, for {@code ToolDefinition.fromObject}. */
@AllowCopilotExperimental
@SuppressWarnings({
    "all", "auxiliaryclass", "cast", "deprecation", "exports", "rawtypes", "removal", "serial", "unchecked"
})
public final class Tools$$CopilotToolMeta extends Companion implements CopilotToolMetadataProvider<Tools> {
    private static final ObjectMapper MAPPER = RpcMapper.INSTANCE;

    /** Made by the SDK, which finds this class by its name. */
    public Tools$$CopilotToolMeta() {
        super(1, "0.1.0");
    }

    @Override
    public List<ToolDefinition> definitions(Tools instance, ObjectMapper mapper) {
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(3);
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
                                    structure(
                                        object(
                                            "kind", object("type", "string", "enum", list("circle")),
                                            "radius", object("type", "integer", "maximum", 9)),
                                        "kind", "radius"),
                                    structure(
                                        object(
                                            "kind", object("type", "string", "enum", list("square")),
                                            "side", typed("integer")),
                                        "kind", "side"))),
                            "description", "The shapes"),
                        "circles", object(
                            "type", "array",
                            "items", structure(object("radius", object("type", "integer", "maximum", 9)), "radius"),
                            "description", "The circles"),
                        "square", object(
                            "type", "object",
                            "properties", object("kind", object("type", "string", "enum", list("square")), "side", typed("integer")),
                            "required", list("kind", "side"),
                            "description", "A square")),
                    "shapes", "circles", "square"),
                handler(0, "draw", instance, mapper), null, null, null, null, null));
        // draw_one
        tools.add(new ToolDefinition(
                "draw_one",
                "Draws one circle.",
                structure(object("radius", object("type", "integer", "maximum", 9)), "radius"),
                handler(1, "draw_one", instance, mapper), null, null, null, null, null));
        // feed
        tools.add(new ToolDefinition(
                "feed",
                "Feeds.",
                structure(
                    object(
                        "dog", object(
                            "type", "object",
                            "properties", object("kind", object("type", "string", "enum", list("dog")), "age", typed("integer")),
                            "required", list("kind", "age"),
                            "description", "The dog"),
                        "source", object(
                            "oneOf", list(
                                object(
                                    "type", "object",
                                    "properties", object("file", structure(object("path", typed("string")), "path")),
                                    "required", list("file"),
                                    "maxProperties", 1)),
                            "description", "The source")),
                    "dog", "source"),
                handler(2, "feed", instance, mapper), null, null, null, null, null));
        return tools;
    }

    static List<ToolDefinition> definitions(Tools instance) {
        return new Tools$$CopilotToolMeta().definitions(instance, MAPPER);
    }

    @Override
    protected CompanionCall call(
            int number, Object instance, ObjectMapper mapper, String tool, ToolInvocation invocation) {
        return new Call((Tools) instance, mapper, tool, invocation);
    }

    private static final class Call extends CompanionCall {
        final Tools instance;

        Call(Tools instance, ObjectMapper mapper, String tool, ToolInvocation invocation) {
            super(tool, mapper, invocation);
            this.instance = instance;
        }

        protected CompletableFuture<Object> call(int number) throws Throwable {
            switch (number) {
                case 0: {
                    // draw
                    Object shapes = argument(0, "shapes");
                    Object circles = argument(1, "circles");
                    Object square = argument(2, "square");
                    requireValid("shapes", "circles", "square");
                    return completed(instance.draw((List) shapes, (List) circles, (Tools.Square) square));
                }
                case 1: {
                    // draw_one
                    argument(4, "radius");
                    requireValid("radius");
                    Tools.Circle record = (Tools.Circle) mapped(allArguments(), Tools.Circle.class, "an object");
                    return completed(instance.drawOne(record));
                }
                default: {
                    // feed
                    Object dog = argument(6, "dog");
                    Object source = argument(7, "source");
                    requireValid("dog", "source");
                    return completed(instance.feed((Tools.Dog) dog, (Tools.File) source));
                }
            }
        }

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: // List<Tools.Shape>
                    return collection(8, value, new ArrayList());
                case 1: // List<Tools.Circle>
                    return collection(9, value, new ArrayList());
                case 2: // Tools.Square
                    return mapped(value(10, value), Tools.Square.class, "an object");
                case 3: { // int
                    Object result = value;
                    atMost(value, 9L);
                    return result;
                }
                case 4: // int
                    return value(3, anyValue(value));
                case 5: // Tools.Circle
                    return checkCircle(value);
                case 6: // Tools.Dog
                    return mapped(value(11, value), Tools.Dog.class, "an object");
                case 7: // Tools.File
                    return mapped(value(12, value), Tools.File.class, "an object with the one member \"file\"");
                case 8: // Tools.Shape
                    return mapped(value(13, value), Tools.Shape.class, "an object with kind \"circle\" or \"square\"");
                case 9: // Tools.Circle
                    return mapped(value(5, value), Tools.Circle.class, "an object");
                case 10: // Tools.Square
                    return checkSquare(value);
                case 11: // Tools.Dog
                    return checkDog(value);
                case 12: // Tools.File
                    return wrapped(value, "file", 16);
                case 13: // Tools.Shape
                    return tagged(value, "kind", "an object with kind \"circle\" or \"square\"", "circle", 17, "square", 18);
                case 14:
                    return constant(value, "square", "\"square\"");
                case 15:
                    return constant(value, "dog", "\"dog\"");
                case 16: // Tools.File
                    return checkFile(value);
                case 17: // Tools.Circle
                    return checkCircle2(value);
                default: // 18: Tools.Square
                    return checkSquare2(value);
            }
        }

        Object checkCircle(Object value) {
            if (value instanceof Map) {
                require(value, "radius");
                inspect(3, value, "radius");
            }
            return value;
        }

        Object checkSquare(Object value) {
            if (value instanceof Map) {
                require(value, "kind");
                inspect(14, value, "kind");
                require(value, "side");
            }
            return value;
        }

        Object checkDog(Object value) {
            if (value instanceof Map) {
                require(value, "kind");
                inspect(15, value, "kind");
                require(value, "age");
            }
            return value;
        }

        Object checkFile(Object value) {
            if (value instanceof Map) {
                require(value, "path");
            }
            return value;
        }

        Object checkCircle2(Object value) {
            if (value instanceof Map) {
                require(value, "radius");
                inspect(3, value, "radius");
            }
            return value;
        }

        Object checkSquare2(Object value) {
            if (value instanceof Map) {
                require(value, "side");
            }
            return value;
        }
    }
}
