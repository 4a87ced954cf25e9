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
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(4);
        // city
        tools.add(new ToolDefinition(
                "city",
                "The only parameter.",
                structure(object("id", typed("string"), "name", typed("string")), "id", "name"),
                new Handler(0, "city", instance, mapper), null, null, null, null, null));
        // made
        tools.add(new ToolDefinition(
                "made",
                "Records and classes that creators make.",
                structure(
                    object(
                        "cities", object(
                            "type", "array",
                            "items", structure(object("id", typed("string"), "name", typed("string")), "id", "name")),
                        "person", structure(object("id", typed("string"), "name", typed("string")), "id")),
                    "cities", "person"),
                new Handler(1, "made", instance, mapper), null, null, null, null, null));
        // bean
        tools.add(new ToolDefinition(
                "bean",
                "Classes without creators.",
                object(
                    "type", "object",
                    "properties", object(
                        "bean", object("$ref", "#/$defs/Bean"),
                        "numbered", structure(object("name", typed("string")))),
                    "required", list("bean", "numbered"),
                    "$defs", object("Bean", structure(object("id", typed("string"), "next", object("$ref", "#/$defs/Bean"))))),
                new Handler(2, "bean", instance, mapper), null, null, null, null, null));
        // around
        tools.add(new ToolDefinition(
                "around",
                "On properties.",
                structure(
                    object(
                        "around", structure(
                            object(
                                "inner", structure(object("name", typed("string"))),
                                "cities", object(
                                    "type", "array",
                                    "items", structure(object("id", typed("string"), "name", typed("string")), "id", "name")))),
                        "more", typed("integer")),
                    "around", "more"),
                new Handler(3, "around", instance, mapper), null, null, null, null, null));
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
                if (isReread()) {
                    return answer(number);
                }
                return refused(problems(error));
            } catch (Throwable failure) {
                return failed(failure);
            }
        }

        CompletableFuture<Object> call(int number) throws Throwable {
            switch (number) {
                case 0: {
                    // city
                    argument(0, "id");
                    argument(1, "name");
                    requireValid("id", "name");
                    Tools.City record = (Tools.City) mapped(allArguments(), Tools.City.class, "an object");
                    return completed(instance.city(record));
                }
                case 1: {
                    // made
                    Object cities = argument(3, "cities");
                    Object person = argument(4, "person");
                    requireValid("cities", "person");
                    return completed(instance.made((List) cities, (Tools.Person) person));
                }
                case 2: {
                    // bean
                    Object bean = argument(5, "bean");
                    Object numbered = argument(6, "numbered");
                    requireValid("bean", "numbered");
                    return completed(instance.bean((Tools.Bean) bean, (Tools.Numbered) numbered));
                }
                default: {
                    // around
                    Object around = argument(7, "around");
                    Object more = argument(8, "more");
                    requireValid("around", "more");
                    return completed(instance.around((Tools.Around) around, (int) more));
                }
            }
        }

        Object value(int type, Object value) {
            switch (type) {
                case 0: // String
                    return anyValue(value);
                case 1: // String
                    return anyValue(value);
                case 2: // Tools.City
                    return checkCity(value);
                case 3: // List<Tools.City>
                    return collection(9, value, new ArrayList());
                case 4: // Tools.Person
                    return mapped(value(10, value), Tools.Person.class, "an object");
                case 5: // Tools.Bean
                    return mapped(value, Tools.Bean.class, "an object");
                case 6: // Tools.Numbered
                    return mapped(value, Tools.Numbered.class, "an object");
                case 7: // Tools.Around
                    return mapped(value(11, value), Tools.Around.class, "an object");
                case 8: // int
                    return intValue(value);
                case 9: // Tools.City
                    return mapped(value(2, value), Tools.City.class, "an object");
                case 10: // Tools.Person
                    return checkPerson(value);
                case 11: // Tools.Around
                    return checkAround(value);
                default: // 12: List<Tools.City>
                    return inspectElements(2, value);
            }
        }

        Object checkCity(Object value) {
            if (value instanceof Map) {
                require(value, "id");
                require(value, "name");
            }
            return value;
        }

        Object checkPerson(Object value) {
            if (value instanceof Map) {
                require(value, "id");
            }
            return value;
        }

        Object checkAround(Object value) {
            if (value instanceof Map) {
                inspect(12, value, "cities");
            }
            return value;
        }

        // Runtime helpers:
        //     MOST_LEVELS, MOST_REPORTED, givenArguments, argumentErrors, knownNames, cameAsText, isFromText,
        //     textMapper, nesting, given, givenAsText, ofText, argument, argumentOf, reread, errorOf, isReread,
        //     requireValid, problems, more, unknown, distance, refused, anyValue, firstOf, allArguments, elements,
        //     descend, collection, valueAt, inspectElements, inspect, inspectMember, require, MOST_DIGITS,
        //     intValue, whole, decimal, wholeNumber, MOST_NESTED, MOST_CONSTANTS, MOST_TEXTS, mapped, wordsOf,
        //     readMapped, treeAt, numberNode, withoutTexts, failureOf, isOfWrongKind, nodeAt, replace, stepsOf,
        //     mappingError, wrongValue, thrownBy, expectationOfWhole, rangeOf, expectation, constants, completed,
        //     failed, ArgumentError
        // End of the runtime helpers.
    }
}
