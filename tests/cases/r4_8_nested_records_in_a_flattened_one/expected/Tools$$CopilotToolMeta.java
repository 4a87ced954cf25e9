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
        // save
        tools.add(new ToolDefinition(
                "save",
                "Saves.",
                structure(
                    object(
                        "name", typed("string"),
                        "address", structure(object("street", typed("string"), "town", typed("string")), "street"),
                        "others", object(
                            "type", "object",
                            "additionalProperties", structure(object("street", typed("string"), "town", typed("string")), "street"))),
                    "name", "address", "others"),
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
            return new Call(instance, "save", invocation).answer();
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
            // save
            Object name = argument(0, "name");
            Object address = argument(1, "address");
            Object others = argument(2, "others");
            requireValid("name", "address", "others");
            Tools.Person record;
            try {
                record = new Tools.Person(
                        (String) name,
                        (Tools.Address) address,
                        (Map) others);
            } catch (RuntimeException thrown) {
                throw errorOf(thrown);
            }
            return completed(instance.save(record));
        }

        Object value(int type, Object value) {
            switch (type) {
                case 0: // String
                    return stringValue(value);
                case 1: // Tools.Address
                    return readAddress(value);
                case 2: // Map<String, Tools.Address>
                    return map(4, 1, value, new LinkedHashMap());
                case 3: // Optional<String>
                    return optional(0, value);
                default: // 4: Object
                    return stringValue(value);
            }
        }

        Tools.Address readAddress(Object value) {
            Map<?, ?> members = members(value);
            return new Tools.Address(
                    (String) member(0, members, "street"),
                    (Optional) member(3, members, "town"));
        }

        // Runtime helpers:
        //     MOST_LEVELS, MOST_REPORTED, givenArguments, argumentErrors, knownNames, cameAsText, isFromText,
        //     textMapper, nesting, given, givenAsText, ofText, argument, argumentOf, reread, errorOf,
        //     requireValid, problems, more, unknown, distance, refused, firstOf, optional, members, noObject,
        //     descend, map, member, valueAt, stringValue, completed, failed, ArgumentError
        // End of the runtime helpers.
    }
}
