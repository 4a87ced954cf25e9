package com.example;

// Imports

/** The tools of Desk: made by copilot-tool-processor, for {@code ToolDefinition.fromObject}. */
@AllowCopilotExperimental
@SuppressWarnings({
    "all", "auxiliaryclass", "cast", "deprecation", "exports", "rawtypes", "removal", "serial", "unchecked"
})
public final class Desk$$CopilotToolMeta extends Companion implements CopilotToolMetadataProvider<Desk> {
    private static final ObjectMapper MAPPER = RpcMapper.INSTANCE;

    /** Made by the SDK, which finds this class by its name. */
    public Desk$$CopilotToolMeta() {
        super(1, "0.1.0");
    }

    @Override
    public List<ToolDefinition> definitions(Desk instance, ObjectMapper mapper) {
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(4);
        // hand_over
        tools.add(new ToolDefinition(
                "hand_over",
                "Hands \"over\" to a human: \u00fc, \ud83d\ude00.",
                structure(object()),
                handler(0, "hand_over", instance, mapper), null, null,
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
                handler(1, "view", instance, mapper),
                Boolean.TRUE,
                null, null, null, null));
        // count
        tools.add(new ToolDefinition(
                "count",
                "Counts.",
                structure(object("to", object("type", "integer", "description", "How far", "default", 10))),
                handler(2, "count", instance, mapper), null,
                Boolean.TRUE,
                null, null, null));
        // greet
        tools.add(new ToolDefinition(
                "greet",
                "Greets.",
                structure(object("name", typed("string", "Whom")), "name"),
                handler(3, "greet", instance, mapper), null, null, null, null, null));
        return tools;
    }

    static List<ToolDefinition> definitions(Desk instance) {
        return new Desk$$CopilotToolMeta().definitions(instance, MAPPER);
    }

    @Override
    protected CompanionCall call(
            int number, Object instance, ObjectMapper mapper, String tool, ToolInvocation invocation) {
        return new Call((Desk) instance, mapper, tool, invocation);
    }

    private static final class Call extends CompanionCall {
        final Desk instance;

        Call(Desk instance, ObjectMapper mapper, String tool, ToolInvocation invocation) {
            super(tool, mapper, invocation);
            this.instance = instance;
        }

        protected Object call(int number) throws Throwable {
            switch (number) {
                case 0: {
                    // hand_over
                    instance.handOver(invocation);
                    return "Success";
                }
                case 1: {
                    // view
                    Object title = argument(0, "title");
                    Object limits = argument(2, "limits");
                    requireValid("title", "limits");
                    return instance.page((String) title, limits);
                }
                case 2: {
                    // count
                    Object to = orDefault(3, "to", 10);
                    requireValid("to");
                    return json(instance.count((int) to), mapper);
                }
                default: {
                    // greet
                    Object name = argument(0, "name");
                    requireValid("name");
                    return instance.greet((String) name);
                }
            }
        }

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: // String
                    return stringValue(value);
                case 1: // Object
                    return anything(value);
                case 2: // Object
                    return value(1, anyValue(value));
                default: // 3: int
                    return intValue(countedText(value));
            }
        }
    }
}
