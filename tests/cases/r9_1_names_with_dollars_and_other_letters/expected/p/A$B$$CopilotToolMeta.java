package p;

// Imports

/** The tools of A$B: made by copilot-tool-processor, for {@code ToolDefinition.fromObject}. */
@AllowCopilotExperimental
@SuppressWarnings({
    "all", "auxiliaryclass", "cast", "deprecation", "exports", "rawtypes", "removal", "serial", "unchecked"
})
public final class A$B$$CopilotToolMeta implements CopilotToolMetadataProvider<A$B> {
    private static final ObjectMapper MAPPER = RpcMapper.INSTANCE;

    /** Made by the SDK, which finds this class by its name. */
    public A$B$$CopilotToolMeta() {}

    @Override
    public List<ToolDefinition> definitions(A$B instance, ObjectMapper mapper) {
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(1);
        // take
        tools.add(new ToolDefinition(
                "take",
                "Takes.",
                structure(
                    object(
                        "gr\u00f6\u00dfe", structure(object("wert", typed("integer")), "wert"),
                        "$n", typed("integer")),
                    "gr\u00f6\u00dfe", "$n"),
                new Handler(instance), null, null, null, null, null));
        return tools;
    }

    static List<ToolDefinition> definitions(A$B instance) {
        return new A$B$$CopilotToolMeta().definitions(instance, MAPPER);
    }

    // Runtime helpers:
    //     object, list, typed, structure
    // End of the runtime helpers.

    private static final class Handler implements ToolHandler {
        private final A$B instance;

        Handler(A$B instance) {
            this.instance = instance;
        }

        @Override
        public CompletableFuture<Object> invoke(ToolInvocation invocation) {
            return new Call(instance, "take", invocation).answer();
        }
    }

    private static final class Call {
        final A$B instance;
        final String tool;
        final ToolInvocation invocation;

        Call(A$B instance, String tool, ToolInvocation invocation) {
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
            // take
            Object gr\u00f6\u00dfe = argument(0, "gr\u00f6\u00dfe");
            Object $n = argument(1, "$n");
            requireValid("gr\u00f6\u00dfe", "$n");
            return completed(instance.nimm$((A$B.Gr\u00f6\u00dfe) gr\u00f6\u00dfe, (int) $n));
        }

        Object value(int type, Object value) {
            switch (type) {
                case 0: // A$B.Gr\u00f6\u00dfe
                    return readGr\u00f6\u00dfe(value);
                default: // 1: int
                    return intValue(value);
            }
        }

        A$B.Gr\u00f6\u00dfe readGr\u00f6\u00dfe(Object value) {
            Map<?, ?> members = members(value);
            return new A$B.Gr\u00f6\u00dfe((int) member(1, members, "wert"));
        }

        // Runtime helpers:
        //     MOST_LEVELS, MOST_REPORTED, givenArguments, argumentErrors, knownNames, cameAsText, isFromText,
        //     textMapper, nesting, given, givenAsText, ofText, argument, argumentOf, reread, errorOf,
        //     requireValid, problems, more, unknown, distance, refused, firstOf, members, noObject, descend,
        //     member, valueAt, MOST_DIGITS, intValue, whole, decimal, completed, failed, ArgumentError
        // End of the runtime helpers.
    }
}
