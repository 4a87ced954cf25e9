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
        // abstracts
        tools.add(new ToolDefinition(
                "abstracts",
                "Interfaces and abstract classes.",
                structure(
                    object(
                        "shape", object(
                            "oneOf", list(
                                structure(
                                    object(
                                        "kind", object("type", "string", "enum", list("circle")),
                                        "radius", typed("number")),
                                    "kind", "radius"))),
                        "animal", structure(object("name", typed("string"))),
                        "code", typed("string"),
                        "level", typed("integer")),
                    "shape", "animal", "code", "level"),
                handler(0, "abstracts", instance, mapper), null, null, null, null, null));
        // containers
        tools.add(new ToolDefinition(
                "containers",
                "Containers.",
                structure(
                    object(
                        "a", object("type", "array", "items", typed("string")),
                        "b", object("type", "object", "additionalProperties", typed("integer")),
                        "c", object("type", "array", "items", typed("string")),
                        "d", object("type", "array", "items", typed("string"))),
                    "a", "b", "c", "d"),
                handler(1, "containers", instance, mapper), null, null, null, null, null));
        // held
        tools.add(new ToolDefinition(
                "held",
                "What they hold.",
                structure(
                    object(
                        "codes", object("type", "array", "items", typed("string")),
                        "levels", object("type", "object", "additionalProperties", typed("integer"))),
                    "codes", "levels"),
                handler(2, "held", instance, mapper), null, null, null, null, null));
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
                    // abstracts
                    Object shape = argument(0, "shape");
                    Object animal = argument(1, "animal");
                    Object code = argument(2, "code");
                    Object level = argument(3, "level");
                    requireValid("shape", "animal", "code", "level");
                    return completed(instance.abstracts((Tools.Shape) shape, (Tools.Animal) animal, (Tools.Code) code, (Tools.Level) level));
                }
                case 1: {
                    // containers
                    Object a = argument(4, "a");
                    Object b = argument(5, "b");
                    Object c = argument(6, "c");
                    Object d = argument(7, "d");
                    requireValid("a", "b", "c", "d");
                    return completed(instance.containers((Tools.Copied) a, (Tools.Hidden) b, (ArrayBlockingQueue) c, (AbstractCollection) d));
                }
                default: {
                    // held
                    Object codes = argument(8, "codes");
                    Object levels = argument(9, "levels");
                    requireValid("codes", "levels");
                    return completed(instance.held((List) codes, (Map) levels));
                }
            }
        }

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: // Tools.Shape
                    return mapped(value(10, value), Tools.Shape.class, "an object with kind \"circle\"");
                case 1: // Tools.Animal
                    return mapped(value, Tools.Animal.class, "an object");
                case 2: // Tools.Code
                    return mapped(text(value, "a string"), Tools.Code.class, "a string");
                case 3: // Tools.Level
                    return mapped(value, Tools.Level.class, "an integer");
                case 4: // Tools.Copied
                    return mapped(value, Tools.Copied.class, "an array");
                case 5: // Tools.Hidden
                    return mapped(value, Tools.Hidden.class, "an object");
                case 6: // ArrayBlockingQueue<String>
                    return mapped(value, new TypeReference<ArrayBlockingQueue<String>>() {}, "an array");
                case 7: // AbstractCollection<String>
                    return collection(11, value, new ArrayList());
                case 8: // List<Tools.Code>
                    return collection(2, value, new ArrayList());
                case 9: // Map<String, Tools.Level>
                    return map(12, 3, value, new LinkedHashMap());
                case 10: // Tools.Shape
                    return tagged(value, "kind", "an object with kind \"circle\"", "circle", 13);
                case 11: // String
                    return stringValue(value);
                case 12: // Object
                    return stringValue(value);
                default: // 13: Tools.Circle
                    return checkCircle(value);
            }
        }

        Object checkCircle(Object value) {
            if (value instanceof Map) {
                require(value, "radius");
            }
            return value;
        }
    }
}
