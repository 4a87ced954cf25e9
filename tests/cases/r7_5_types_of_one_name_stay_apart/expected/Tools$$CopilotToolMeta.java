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
        // join
        tools.add(new ToolDefinition(
                "join",
                "Joins.",
                object(
                    "type", "object",
                    "properties", object("own", object("$ref", "#/$defs/Node"), "foreign", object("$ref", "#/$defs/Node2")),
                    "required", list("own", "foreign"),
                    "$defs", object(
                        "Node", structure(
                            object(
                                "number", typed("integer"),
                                "more", object("type", "array", "items", object("$ref", "#/$defs/Node"))),
                            "number", "more"),
                        "Node2", structure(
                            object(
                                "text", typed("string"),
                                "more", object("type", "array", "items", object("$ref", "#/$defs/Node2"))),
                            "text", "more"))),
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
            return new Call(instance, "join", invocation).answer();
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
            // join
            Object own = argument(0, "own");
            Object foreign = argument(1, "foreign");
            requireValid("own", "foreign");
            return completed(instance.join((Tools.Node) own, (Node) foreign));
        }

        Object value(int type, Object value) {
            switch (type) {
                case 0: // Tools.Node
                    return readNode(value);
                case 1: // Node
                    return readNode2(value);
                case 2: // int
                    return intValue(value);
                case 3: // List<Tools.Node>
                    return collection(0, value, new ArrayList());
                case 4: // String
                    return stringValue(value);
                default: // 5: List<Node>
                    return collection(1, value, new ArrayList());
            }
        }

        Tools.Node readNode(Object value) {
            Map<?, ?> members = members(value);
            return new Tools.Node(
                    (int) member(2, members, "number"),
                    (List) member(3, members, "more"));
        }

        Node readNode2(Object value) {
            Map<?, ?> members = members(value);
            return new Node(
                    (String) member(4, members, "text"),
                    (List) member(5, members, "more"));
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
