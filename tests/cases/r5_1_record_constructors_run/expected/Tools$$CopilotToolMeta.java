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
        // show
        tools.add(new ToolDefinition(
                "show",
                "Shows.",
                structure(
                    object(
                        "person", structure(
                            object(
                                "name", structure(object("value", typed("string")), "value"),
                                "aliases", object("type", "array", "items", structure(object("value", typed("string")), "value"))),
                            "name", "aliases"),
                        "number", typed("integer")),
                    "person", "number"),
                new Handler(instance), null, null, null, null, null));
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

        Handler(Tools instance) {
            this.instance = instance;
        }

        @Override
        public CompletableFuture<Object> invoke(ToolInvocation invocation) {
            return new Call(instance, "show", invocation).answer();
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
            // show
            Object person = argument(0, "person");
            Object number_ = argument(1, "number");
            requireValid("person", "number");
            return completed(instance.show((Tools.Person) person, (int) number_));
        }

        Object value(int type, Object value) {
            switch (type) {
                case 0: // Tools.Person
                    return readPerson(value);
                case 1: // int
                    return intValue(value);
                case 2: // Tools.Name
                    return readName(value);
                case 3: // List<Tools.Name>
                    return collection(2, value, new ArrayList());
                default: // 4: String
                    return stringValue(value);
            }
        }

        Tools.Person readPerson(Object value) {
            Map<?, ?> members = members(value);
            return new Tools.Person(
                    (Tools.Name) member(2, members, "name"),
                    (List) member(3, members, "aliases"));
        }

        Tools.Name readName(Object value) {
            Map<?, ?> members = members(value);
            return new Tools.Name((String) member(4, members, "value"));
        }

        // Runtime helpers:
        //     MOST_LEVELS, MOST_REPORTED, givenArguments, argumentErrors, knownNames, cameAsText, isFromText,
        //     textMapper, nesting, given, givenAsText, ofText, argument, argumentOf, reread, errorOf,
        //     requireValid, problems, more, unknown, distance, refused, firstOf, elements, members, noObject,
        //     descend, collection, member, valueAt, MOST_DIGITS, intValue, whole, stringValue, decimal, completed,
        //     failed, ArgumentError
        // End of the runtime helpers.
    }
}
