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
        // sum
        tools.add(new ToolDefinition(
                "sum",
                "Sums.",
                object(
                    "type", "object",
                    "properties", object(
                        "numbers", object("$ref", "#/$defs/TreeOfInteger"),
                        "words", object("$ref", "#/$defs/TreeOfString")),
                    "required", list("numbers", "words"),
                    "$defs", object(
                        "TreeOfInteger", structure(
                            object(
                                "value", typed("integer"),
                                "branches", object("type", "array", "items", object("$ref", "#/$defs/TreeOfInteger"))),
                            "value", "branches"),
                        "TreeOfString", structure(
                            object(
                                "value", typed("string"),
                                "branches", object("type", "array", "items", object("$ref", "#/$defs/TreeOfString"))),
                            "value", "branches"))),
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
            return new Call(instance, "sum", invocation).answer();
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
            // sum
            Object numbers = argument(0, "numbers");
            Object words = argument(1, "words");
            requireValid("numbers", "words");
            return completed(instance.sum((Tools.Tree) numbers, (Tools.Tree) words));
        }

        Object value(int type, Object value) {
            switch (type) {
                case 0: // Tools.Tree<Integer>
                    return readTreeOfInteger(value);
                case 1: // Tools.Tree<String>
                    return readTreeOfString(value);
                case 2: // Integer
                    return intValue(value);
                case 3: // List<Tools.Tree<Integer>>
                    return collection(0, value, new ArrayList());
                case 4: // String
                    return stringValue(value);
                default: // 5: List<Tools.Tree<String>>
                    return collection(1, value, new ArrayList());
            }
        }

        Tools.Tree readTreeOfInteger(Object value) {
            Map<?, ?> members = members(value);
            return new Tools.Tree(
                    (Integer) member(2, members, "value"),
                    (List) member(3, members, "branches"));
        }

        Tools.Tree readTreeOfString(Object value) {
            Map<?, ?> members = members(value);
            return new Tools.Tree(
                    (String) member(4, members, "value"),
                    (List) member(5, members, "branches"));
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
