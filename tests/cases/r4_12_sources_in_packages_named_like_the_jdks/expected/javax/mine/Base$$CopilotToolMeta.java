package javax.mine;

// Imports

/** The tools of Base: made by copilot-tool-processor, for {@code ToolDefinition.fromObject}. */
@AllowCopilotExperimental
@SuppressWarnings({
    "all", "auxiliaryclass", "cast", "deprecation", "exports", "rawtypes", "removal", "serial", "unchecked"
})
public final class Base$$CopilotToolMeta implements CopilotToolMetadataProvider<Base> {
    private static final ObjectMapper MAPPER = RpcMapper.INSTANCE;

    /** Made by the SDK, which finds this class by its name. */
    public Base$$CopilotToolMeta() {}

    @Override
    public List<ToolDefinition> definitions(Base instance, ObjectMapper mapper) {
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(1);
        // inherited
        tools.add(new ToolDefinition(
                "inherited",
                "Inherited.",
                structure(object("value", object(), "number", typed("integer")), "value", "number"),
                new Handler(instance), null, null, null, null, null));
        return tools;
    }

    static List<ToolDefinition> definitions(Base instance) {
        return new Base$$CopilotToolMeta().definitions(instance, MAPPER);
    }

    // Runtime helpers:
    //     object, list, typed, structure
    // End of the runtime helpers.

    private static final class Handler implements ToolHandler {
        private final Base instance;

        Handler(Base instance) {
            this.instance = instance;
        }

        @Override
        public CompletableFuture<Object> invoke(ToolInvocation invocation) {
            return new Call(instance, "inherited", invocation).answer();
        }
    }

    private static final class Call {
        final Base instance;
        final String tool;
        final ToolInvocation invocation;

        Call(Base instance, String tool, ToolInvocation invocation) {
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
            // inherited
            Object value = argument(0, "value");
            Object number_ = argument(1, "number");
            requireValid("value", "number");
            return completed(instance.inherited(value, (int) number_));
        }

        Object value(int type, Object value) {
            switch (type) {
                case 0: // Object
                    return anything(value);
                default: // 1: int
                    return intValue(value);
            }
        }

        // Runtime helpers:
        //     MOST_LEVELS, MOST_REPORTED, givenArguments, argumentErrors, knownNames, cameAsText, isFromText,
        //     textMapper, nesting, given, givenAsText, ofText, argument, argumentOf, reread, errorOf,
        //     requireValid, problems, more, unknown, distance, refused, anyValue, anything, firstOf, descend,
        //     MOST_DIGITS, intValue, whole, decimal, completed, failed, ArgumentError
        // End of the runtime helpers.
    }
}
