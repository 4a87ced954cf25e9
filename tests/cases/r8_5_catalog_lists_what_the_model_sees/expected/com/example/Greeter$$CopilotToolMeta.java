package com.example;

// Imports

/** The tools of Greeter: made by copilot-tool-processor, for {@code ToolDefinition.fromObject}. */
@AllowCopilotExperimental
@SuppressWarnings({
    "all", "auxiliaryclass", "cast", "deprecation", "exports", "rawtypes", "removal", "serial", "unchecked"
})
public final class Greeter$$CopilotToolMeta implements CopilotToolMetadataProvider<Greeter> {
    private static final ObjectMapper MAPPER = RpcMapper.INSTANCE;

    /** Made by the SDK, which finds this class by its name. */
    public Greeter$$CopilotToolMeta() {}

    @Override
    public List<ToolDefinition> definitions(Greeter instance, ObjectMapper mapper) {
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(1);
        // greet
        tools.add(new ToolDefinition(
                "greet",
                "Greets.",
                structure(object("name", typed("string", "Whom")), "name"),
                new Handler(instance), null, null, null, null, null));
        return tools;
    }

    static List<ToolDefinition> definitions(Greeter instance) {
        return new Greeter$$CopilotToolMeta().definitions(instance, MAPPER);
    }

    // Runtime helpers:
    //     object, list, typed, structure
    // End of the runtime helpers.

    private static final class Handler implements ToolHandler {
        private final Greeter instance;

        Handler(Greeter instance) {
            this.instance = instance;
        }

        @Override
        public CompletableFuture<Object> invoke(ToolInvocation invocation) {
            return new Call(instance, "greet", invocation).answer();
        }
    }

    private static final class Call {
        final Greeter instance;
        final String tool;
        final ToolInvocation invocation;

        Call(Greeter instance, String tool, ToolInvocation invocation) {
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
            // greet
            Object name = argument(0, "name");
            requireValid("name");
            return completed(instance.greet((String) name));
        }

        Object value(int type, Object value) {
            switch (type) {
                default: // 0: String
                    return stringValue(value);
            }
        }

        // Runtime helpers:
        //     MOST_REPORTED, givenArguments, argumentErrors, knownNames, cameAsText, isFromText, textMapper,
        //     nesting, given, givenAsText, ofText, argument, argumentOf, reread, errorOf, requireValid, problems,
        //     more, unknown, distance, refused, firstOf, stringValue, completed, failed, ArgumentError
        // End of the runtime helpers.
    }
}
