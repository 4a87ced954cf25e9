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
        // one
        tools.add(new ToolDefinition(
                "one",
                "One.",
                structure(
                    object(
                        "a", object(
                            "type", "object",
                            "properties", object("a", object("maxLenght", 3)),
                            "description", "A."),
                        "b", object(
                            "anyOf", list(typed("string"), object("items", object("minimun", 3))),
                            "description", "B."),
                        "c", object(
                            "enum", list(object("tpye", 1)),
                            "const", object("x", 1),
                            "examples", list(object("y", 2)),
                            "additionalProperties", false,
                            "items", true,
                            "title", "T",
                            "$comment", "c",
                            "deprecated", true,
                            "readOnly", false,
                            "if", object(),
                            "then", object(),
                            "dependentRequired", object("a", list("b")),
                            "prefixItems", list(object()),
                            "contains", object(),
                            "minContains", 0,
                            "propertyNames", object(),
                            "patternProperties", object("^x", object()),
                            "unevaluatedProperties", false,
                            "contentMediaType", "a/b",
                            "not", object(),
                            "description", "C.")),
                    "a", "b", "c"),
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
            return new Call(instance, "one", invocation).answer();
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
            // one
            Object a = argument(0, "a");
            Object b = argument(0, "b");
            Object c = argument(0, "c");
            requireValid("a", "b", "c");
            instance.one(a, b, c);
            return completed("Success");
        }

        Object value(int type, Object value) {
            switch (type) {
                default: // 0: Object
                    return anything(value);
            }
        }

        // Runtime helpers:
        //     MOST_LEVELS, MOST_REPORTED, givenArguments, argumentErrors, knownNames, cameAsText, isFromText,
        //     textMapper, nesting, given, givenAsText, ofText, argument, argumentOf, reread, errorOf,
        //     requireValid, problems, more, unknown, distance, refused, anyValue, anything, firstOf, descend,
        //     completed, failed, ArgumentError
        // End of the runtime helpers.
    }
}
