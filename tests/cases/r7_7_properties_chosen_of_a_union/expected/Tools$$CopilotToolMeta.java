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
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(1);
        // hold
        tools.add(new ToolDefinition(
                "hold",
                "Takes a holder.",
                structure(
                    object(
                        "holder", structure(
                            object(
                                "included", object(
                                    "oneOf", list(
                                        structure(
                                            object(
                                                "kind", object("type", "string", "enum", list("circle")),
                                                "name", typed("string")),
                                            "kind"),
                                        structure(
                                            object(
                                                "kind", object("type", "string", "enum", list("square")),
                                                "name", typed("string"),
                                                "side", typed("integer")),
                                            "kind", "name", "side"))),
                                "ignored", object(
                                    "type", "array",
                                    "items", object(
                                        "type", "object",
                                        "additionalProperties", object(
                                            "oneOf", list(
                                                structure(
                                                    object(
                                                        "kind", object("type", "string", "enum", list("circle")),
                                                        "radius", typed("integer")),
                                                    "kind", "radius"),
                                                structure(
                                                    object(
                                                        "kind", object("type", "string", "enum", list("square")),
                                                        "name", typed("string"),
                                                        "side", typed("integer")),
                                                    "kind", "name", "side"))))),
                                "circle", object(
                                    "type", "object",
                                    "properties", object(
                                        "kind", object("type", "string", "enum", list("circle")),
                                        "name", typed("string")),
                                    "required", list("kind"),
                                    "description", "What tells the type is demanded of a subtype, too."),
                                "wrapping", object(
                                    "oneOf", list(
                                        object(
                                            "type", "object",
                                            "properties", object("wrapped", structure(object("size", typed("integer")))),
                                            "required", list("wrapped"),
                                            "maxProperties", 1))),
                                "pet", object(
                                    "oneOf", list(
                                        object(
                                            "type", "object",
                                            "properties", object("lives", typed("integer"), "name", typed("string")),
                                            "required", list("lives"),
                                            "additionalProperties", false),
                                        object(
                                            "type", "object",
                                            "properties", object("bones", typed("integer"), "name", typed("string")),
                                            "required", list("bones"),
                                            "additionalProperties", false)),
                                    "description", "What tells the alternatives apart is shown, though Jackson does not set it.")))),
                    "holder"),
                handler(0, "hold", instance, mapper), null, null, null, null, null));
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
            // hold
            Object holder = argument(0, "holder");
            requireValid("holder");
            return completed(instance.hold((Tools.Holder) holder));
        }

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: // Tools.Holder
                    return mapped(value(1, value), Tools.Holder.class, "an object");
                case 1: // Tools.Holder
                    return checkHolder(value);
                case 2: // Tools.Shape
                    return tagged(value, "kind", "an object with kind \"circle\" or \"square\"", "circle", -1, "square", 6);
                case 3: // List<Map<String, Tools.Shape>>
                    return inspectElements(7, value);
                case 4: // Tools.Circle
                    return checkCircle(value);
                case 5: // Tools.Wrapping
                    return wrapped(value, "wrapped", -1);
                case 6: // Tools.Square
                    return checkSquare(value);
                case 7: // Map<String, Tools.Shape>
                    return checkMapOfStringShape(value);
                case 8:
                    return constant(value, "circle", "\"circle\"");
                case 9: // Tools.Shape
                    return tagged(value, "kind", "an object with kind \"circle\" or \"square\"", "circle", 10, "square", 11);
                case 10: // Tools.Circle
                    return checkCircle2(value);
                default: // 11: Tools.Square
                    return checkSquare2(value);
            }
        }

        Object checkHolder(Object value) {
            if (value instanceof Map) {
                inspect(2, value, "included");
                inspect(3, value, "ignored");
                inspect(4, value, "circle");
                inspect(5, value, "wrapping");
            }
            return value;
        }

        Object checkCircle(Object value) {
            if (value instanceof Map) {
                require(value, "kind");
                inspect(8, value, "kind");
            }
            return value;
        }

        Object checkSquare(Object value) {
            if (value instanceof Map) {
                require(value, "name");
                require(value, "side");
            }
            return value;
        }

        Object checkMapOfStringShape(Object value) {
            if (value instanceof Map) {
                inspectOthers(9, value);
            }
            return value;
        }

        Object checkCircle2(Object value) {
            if (value instanceof Map) {
                require(value, "radius");
            }
            return value;
        }

        Object checkSquare2(Object value) {
            if (value instanceof Map) {
                require(value, "name");
                require(value, "side");
            }
            return value;
        }
    }
}
