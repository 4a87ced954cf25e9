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
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(4);
        // city
        tools.add(new ToolDefinition(
                "city",
                "The only parameter.",
                structure(object("id", typed("string"), "name", typed("string")), "id", "name"),
                handler(0, "city", instance, mapper), null, null, null, null, null));
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
                handler(1, "made", instance, mapper), null, null, null, null, null));
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
                handler(2, "bean", instance, mapper), null, null, null, null, null));
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
                handler(3, "around", instance, mapper), null, null, null, null, null));
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

        protected Object value(int type, Object value) {
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
    }
}
