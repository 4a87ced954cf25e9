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
        // keep
        tools.add(new ToolDefinition(
                "keep",
                "Keeps animals.",
                structure(
                    object(
                        "fields", object(
                            "type", "object",
                            "properties", object(),
                            "required", list(),
                            "additionalProperties", object(
                                "oneOf", list(
                                    structure(
                                        object(
                                            "kind", object("type", "string", "enum", list("cat")),
                                            "lives", object("type", "integer", "maximum", 9)),
                                        "kind", "lives"),
                                    structure(
                                        object(
                                            "kind", object("type", "string", "enum", list("dog")),
                                            "name", typed("string")),
                                        "kind", "name")))),
                        "methods", object(
                            "type", "object",
                            "properties", object(),
                            "required", list(),
                            "additionalProperties", object(
                                "oneOf", list(
                                    object(
                                        "type", "object",
                                        "properties", object(
                                            "cat", structure(
                                                object("lives", object("type", "integer", "maximum", 9)),
                                                "lives")),
                                        "required", list("cat"),
                                        "maxProperties", 1),
                                    object(
                                        "type", "object",
                                        "properties", object("dog", structure(object("name", typed("string")), "name")),
                                        "required", list("dog"),
                                        "maxProperties", 1))))),
                    "fields", "methods"),
                handler(0, "keep", instance, mapper), null, null, null, null, null));
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
            // keep
            Object fields = argument(0, "fields");
            Object methods = argument(1, "methods");
            requireValid("fields", "methods");
            return completed(instance.keep((Tools.Fields) fields, (Tools.Methods) methods));
        }

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: // Tools.Fields
                    return mapped(value(2, value), Tools.Fields.class, "an object");
                case 1: // Tools.Methods
                    return mapped(value(3, value), Tools.Methods.class, "an object");
                case 2: // Tools.Fields
                    return checkFields(value);
                case 3: // Tools.Methods
                    return checkMethods(value);
                case 4: // Tools.Animal
                    return tagged(value, "kind", "an object with kind \"cat\" or \"dog\"", "cat", 7, "dog", 8);
                case 5: // Tools.Animal
                    return wrapped(value, "cat", 9, "dog", 10);
                case 6: { // int
                    Object result = value;
                    atMost(value, 9L);
                    return result;
                }
                case 7: // Tools.Cat
                    return checkCat(value);
                case 8: // Tools.Dog
                    return checkDog(value);
                case 9: // Tools.Cat
                    return checkCat2(value);
                default: // 10: Tools.Dog
                    return checkDog2(value);
            }
        }

        Object checkFields(Object value) {
            if (value instanceof Map) {
                inspectOthers(4, value);
            }
            return value;
        }

        Object checkMethods(Object value) {
            if (value instanceof Map) {
                inspectOthers(5, value);
            }
            return value;
        }

        Object checkCat(Object value) {
            if (value instanceof Map) {
                require(value, "lives");
                inspect(6, value, "lives");
            }
            return value;
        }

        Object checkDog(Object value) {
            if (value instanceof Map) {
                require(value, "name");
            }
            return value;
        }

        Object checkCat2(Object value) {
            if (value instanceof Map) {
                require(value, "lives");
                inspect(6, value, "lives");
            }
            return value;
        }

        Object checkDog2(Object value) {
            if (value instanceof Map) {
                require(value, "name");
            }
            return value;
        }
    }
}
