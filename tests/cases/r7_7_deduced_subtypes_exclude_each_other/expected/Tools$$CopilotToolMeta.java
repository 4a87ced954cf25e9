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
                "Keeps.",
                structure(
                    object(
                        "animals", object(
                            "type", "array",
                            "items", object(
                                "oneOf", list(
                                    object(
                                        "type", "object",
                                        "properties", object("name", typed("string"), "lives", typed("integer")),
                                        "required", list("lives"),
                                        "additionalProperties", false),
                                    object(
                                        "type", "object",
                                        "properties", object(
                                            "name", typed("string"),
                                            "sound", typed("string"),
                                            "breed", typed("string"),
                                            "legs", typed("integer")),
                                        "required", list(),
                                        "additionalProperties", false,
                                        "allOf", list(
                                            object(
                                                "anyOf", list(
                                                    object("required", list("breed")), object("required", list("legs")))),
                                            object(
                                                "anyOf", list(
                                                    object("required", list("sound")), object("required", list("breed")))))),
                                    object(
                                        "type", "object",
                                        "properties", object(
                                            "name", typed("string"),
                                            "colour", typed("string"),
                                            "legs", typed("integer")),
                                        "required", list("colour"),
                                        "additionalProperties", false))),
                            "description", "The animals"),
                        "light", object(
                            "oneOf", list(
                                object(
                                    "type", "object",
                                    "properties", object(),
                                    "required", list(),
                                    "additionalProperties", false),
                                object(
                                    "type", "object",
                                    "properties", object("level", typed("integer"), "colour", typed("string")),
                                    "required", list(),
                                    "additionalProperties", false,
                                    "anyOf", list(object("required", list("level")), object("required", list("colour"))))),
                            "description", "The light"),
                        "cat", object(
                            "type", "object",
                            "properties", object("name", typed("string"), "lives", typed("integer")),
                            "required", list("lives"),
                            "additionalProperties", false,
                            "description", "The cat")),
                    "animals", "light"),
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
            Object animals = argument(0, "animals");
            Object light = argument(1, "light");
            Object cat = argument(3, "cat");
            requireValid("animals", "light", "cat");
            return completed(instance.keep((List) animals, (Tools.Light) light, (Tools.Cat) cat));
        }

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: // List<Tools.Animal>
                    return collection(4, value, new ArrayList());
                case 1: // Tools.Light
                    return mapped(value, Tools.Light.class, "an object with no members, or one with \"level\" and \"colour\"");
                case 2: // Tools.Cat
                    return mapped(value(5, value), Tools.Cat.class, "an object");
                case 3: // Tools.Cat or null
                    return value == null ? null : value(2, value);
                case 4: // Tools.Animal
                    return mapped(value, Tools.Animal.class, "an object with \"lives\", or one with \"name\" and \"sound\" and \"breed\" and \"legs\", or one with \"colour\"");
                default: // 5: Tools.Cat
                    return checkCat(value);
            }
        }

        Object checkCat(Object value) {
            if (value instanceof Map) {
                require(value, "lives");
            }
            return value;
        }
    }
}
