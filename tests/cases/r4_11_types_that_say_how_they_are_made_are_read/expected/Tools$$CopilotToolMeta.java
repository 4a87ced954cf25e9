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
                new Handler(0, "abstracts", instance, mapper), null, null, null, null, null));
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
                new Handler(1, "containers", instance, mapper), null, null, null, null, null));
        // held
        tools.add(new ToolDefinition(
                "held",
                "What they hold.",
                structure(
                    object(
                        "codes", object("type", "array", "items", typed("string")),
                        "levels", object("type", "object", "additionalProperties", typed("integer"))),
                    "codes", "levels"),
                new Handler(2, "held", instance, mapper), null, null, null, null, null));
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

        Object value(int type, Object value) {
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

        // Runtime helpers:
        //     MOST_LEVELS, MOST_REPORTED, givenArguments, argumentErrors, knownNames, cameAsText, isFromText,
        //     textMapper, nesting, given, givenAsText, ofText, argument, argumentOf, reread, errorOf,
        //     requireValid, problems, more, unknown, distance, refused, firstOf, elements, members, noObject,
        //     descend, collection, map, valueAt, inspectMember, require, tagged, MOST_DIGITS, stringValue,
        //     decimal, wholeNumber, MOST_NESTED, MOST_CONSTANTS, MOST_TEXTS, mapped, wordsOf, text, readMapped,
        //     treeAt, numberNode, withoutTexts, failureOf, isOfWrongKind, nodeAt, replace, stepsOf, mappingError,
        //     wrongValue, thrownBy, expectationOfWhole, rangeOf, expectation, constants, completed, failed,
        //     ArgumentError
        // End of the runtime helpers.
    }
}
