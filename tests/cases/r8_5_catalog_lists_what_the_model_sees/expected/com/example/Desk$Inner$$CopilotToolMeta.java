package com.example;

// Imports

/** The tools of Desk.Inner: made by copilot-tool-processor, for {@code ToolDefinition.fromObject}. */
@AllowCopilotExperimental
@SuppressWarnings({
    "all", "auxiliaryclass", "cast", "deprecation", "exports", "rawtypes", "removal", "serial", "unchecked"
})
public final class Desk$Inner$$CopilotToolMeta implements CopilotToolMetadataProvider<Desk.Inner> {
    private static final ObjectMapper MAPPER = RpcMapper.INSTANCE;

    /** Made by the SDK, which finds this class by its name. */
    public Desk$Inner$$CopilotToolMeta() {}

    @Override
    public List<ToolDefinition> definitions(Desk.Inner instance, ObjectMapper mapper) {
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(1);
        // count
        tools.add(new ToolDefinition(
                "count",
                "Counts.",
                structure(object("to", object("type", "integer", "description", "How far", "default", 10))),
                new Handler(instance, mapper), null,
                Boolean.TRUE,
                null, null, null));
        return tools;
    }

    static List<ToolDefinition> definitions(Desk.Inner instance) {
        return new Desk$Inner$$CopilotToolMeta().definitions(instance, MAPPER);
    }

    // Runtime helpers:
    //     object, list, structure
    // End of the runtime helpers.

    private static final class Handler implements ToolHandler {
        private final Desk.Inner instance;
        private final ObjectMapper mapper;

        Handler(Desk.Inner instance, ObjectMapper mapper) {
            this.instance = instance;
            this.mapper = mapper;
        }

        @Override
        public CompletableFuture<Object> invoke(ToolInvocation invocation) {
            return new Call(instance, mapper, "count", invocation).answer();
        }
    }

    private static final class Call {
        final Desk.Inner instance;
        final ObjectMapper mapper;
        final String tool;
        final ToolInvocation invocation;

        Call(Desk.Inner instance, ObjectMapper mapper, String tool, ToolInvocation invocation) {
            this.instance = instance;
            this.mapper = mapper;
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
            // count
            Object to = orDefault(0, "to", 10);
            requireValid("to");
            return completed(json(instance.count((int) to), mapper));
        }

        Object value(int type, Object value) {
            switch (type) {
                default: // 0: int
                    return intValue(value);
            }
        }

        // Runtime helpers:
        //     MOST_REPORTED, givenArguments, argumentErrors, knownNames, cameAsText, isFromText, textMapper,
        //     nesting, given, givenAsText, ofText, orDefault, argumentOf, reread, errorOf, requireValid, problems,
        //     more, unknown, distance, refused, firstOf, MOST_DIGITS, intValue, whole, decimal, completed, failed,
        //     json, ArgumentError
        // End of the runtime helpers.
    }
}
