package com.example;

// Imports

/** The tools of Desk: made by copilot-tool-processor, for {@code ToolDefinition.fromObject}. */
@AllowCopilotExperimental
@SuppressWarnings({
    "all", "auxiliaryclass", "cast", "deprecation", "exports", "rawtypes", "removal", "serial", "unchecked"
})
public final class Desk$$CopilotToolMeta implements CopilotToolMetadataProvider<Desk> {
    private static final ObjectMapper MAPPER = RpcMapper.INSTANCE;

    /** Made by the SDK, which finds this class by its name. */
    public Desk$$CopilotToolMeta() {}

    @Override
    public List<ToolDefinition> definitions(Desk instance, ObjectMapper mapper) {
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(4);
        // hand_over
        tools.add(new ToolDefinition(
                "hand_over",
                "Hands \"over\" to a human: \u00fc, \ud83d\ude00.",
                structure(object()),
                new Handler(0, "hand_over", instance, mapper), null, null,
                ToolDefer.AUTO,
                object("team", "support"),
                Boolean.TRUE));
        // view
        tools.add(new ToolDefinition(
                "view",
                "Reads a page.",
                structure(
                    object(
                        "title", typed("string", "The title"),
                        "limits", object("type", "object", "x-scale", 1.50, "default", null, "description", "Limits")),
                    "title", "limits"),
                new Handler(1, "view", instance, mapper),
                Boolean.TRUE,
                null, null, null, null));
        // count
        tools.add(new ToolDefinition(
                "count",
                "Counts.",
                structure(object("to", object("type", "integer", "description", "How far", "default", 10))),
                new Handler(2, "count", instance, mapper), null,
                Boolean.TRUE,
                null, null, null));
        // greet
        tools.add(new ToolDefinition(
                "greet",
                "Greets.",
                structure(object("name", typed("string", "Whom")), "name"),
                new Handler(3, "greet", instance, mapper), null, null, null, null, null));
        return tools;
    }

    static List<ToolDefinition> definitions(Desk instance) {
        return new Desk$$CopilotToolMeta().definitions(instance, MAPPER);
    }

    // Runtime helpers:
    //     object, list, typed, structure
    // End of the runtime helpers.

    private static final class Handler implements ToolHandler {
        private final int number;
        private final String tool;
        private final Desk instance;
        private final ObjectMapper mapper;

        Handler(int number, String tool, Desk instance, ObjectMapper mapper) {
            this.number = number;
            this.tool = tool;
            this.instance = instance;
            this.mapper = mapper;
        }

        @Override
        public CompletableFuture<Object> invoke(ToolInvocation invocation) {
            return new Call(instance, mapper, tool, invocation).answer(number);
        }
    }

    private static final class Call {
        final Desk instance;
        final ObjectMapper mapper;
        final String tool;
        final ToolInvocation invocation;

        Call(Desk instance, ObjectMapper mapper, String tool, ToolInvocation invocation) {
            this.instance = instance;
            this.mapper = mapper;
            this.tool = tool;
            this.invocation = invocation;
        }

        CompletableFuture<Object> answer(int number) {
            try {
                return call(number);
            } catch (ArgumentError error) {
                return refused(problems(error));
            } catch (Throwable failure) {
                return failed(failure);
            }
        }

        CompletableFuture<Object> call(int number) throws Throwable {
            switch (number) {
                case 0: {
                    // hand_over
                    instance.handOver(invocation);
                    return completed("Success");
                }
                case 1: {
                    // view
                    Object title = argument(0, "title");
                    Object limits = argument(1, "limits");
                    requireValid("title", "limits");
                    return completed(instance.page((String) title, limits));
                }
                case 2: {
                    // count
                    Object to = orDefault(2, "to", 10);
                    requireValid("to");
                    return completed(json(instance.count((int) to), mapper));
                }
                default: {
                    // greet
                    Object name = argument(0, "name");
                    requireValid("name");
                    return completed(instance.greet((String) name));
                }
            }
        }

        Object value(int type, Object value) {
            switch (type) {
                case 0: // String
                    return stringValue(value);
                case 1: // Object
                    return anything(value);
                default: // 2: int
                    return intValue(value);
            }
        }

        // Runtime helpers:
        //     MOST_LEVELS, MOST_REPORTED, givenArguments, argumentErrors, knownNames, cameAsText, isFromText,
        //     textMapper, nesting, given, givenAsText, ofText, argument, orDefault, argumentOf, reread, errorOf,
        //     requireValid, problems, more, unknown, distance, refused, anyValue, anything, firstOf, descend,
        //     MOST_DIGITS, intValue, whole, stringValue, decimal, completed, failed, json, ArgumentError
        // End of the runtime helpers.
    }
}
