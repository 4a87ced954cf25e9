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
        // draw
        tools.add(new ToolDefinition(
                "draw",
                "Draws.",
                object(
                    "type", "object",
                    "properties", object(
                        "a", object("$ref", "#/$defs/Item", "description", "A."),
                        "b", object("items", object("$ref", "#/$defs/Item2"), "description", "B."),
                        "c", object("$ref", "#/$defs/Item3")),
                    "required", list("a", "b", "c"),
                    "$defs", object(
                        "Item", typed("integer"),
                        "Item2", typed("string"),
                        "Item3", structure(
                            object(
                                "name", typed("string"),
                                "parts", object("type", "array", "items", object("$ref", "#/$defs/Item3"))),
                            "name", "parts"))),
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
            return new Call(instance, "draw", invocation).answer();
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
            // draw
            Object a = argument(0, "a");
            Object b = argument(0, "b");
            Object c = argument(1, "c");
            requireValid("a", "b", "c");
            instance.draw(a, b, (Tools.Item) c);
            return completed("Success");
        }

        Object value(int type, Object value) {
            switch (type) {
                case 0: // Object
                    return anything(value);
                case 1: // Tools.Item
                    return readItem(value);
                case 2: // String
                    return stringValue(value);
                default: // 3: List<Tools.Item>
                    return collection(1, value, new ArrayList());
            }
        }

        Tools.Item readItem(Object value) {
            Map<?, ?> members = members(value);
            return new Tools.Item(
                    (String) member(2, members, "name"),
                    (List) member(3, members, "parts"));
        }

        // Runtime helpers:
        //     MOST_LEVELS, MOST_REPORTED, givenArguments, argumentErrors, knownNames, cameAsText, isFromText,
        //     textMapper, nesting, given, givenAsText, ofText, argument, argumentOf, reread, errorOf,
        //     requireValid, problems, more, unknown, distance, refused, anyValue, anything, firstOf, elements,
        //     members, noObject, descend, collection, member, valueAt, stringValue, completed, failed,
        //     ArgumentError
        // End of the runtime helpers.
    }
}
