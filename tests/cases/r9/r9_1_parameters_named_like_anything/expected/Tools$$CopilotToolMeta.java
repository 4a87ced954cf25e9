// Imports

/** The tools of Tools: made by copilot-tool-processor, for {@code ToolDefinition.fromObject}. */
@AllowCopilotExperimental
@SuppressWarnings({
    "all", "auxiliaryclass", "cast", "deprecation", "exports", "rawtypes", "removal", "serial", "unchecked"
})
public final class Tools$$CopilotToolMeta extends Companion implements CopilotToolMetadataProvider<Tools> {
    private static final ObjectMapper MAPPER = RpcMapper.INSTANCE;

    /** Made by the SDK, which finds this class by its name. */
    public Tools$$CopilotToolMeta() {
        super(1, "0.1.0");
    }

    @Override
    public List<ToolDefinition> definitions(Tools instance, ObjectMapper mapper) {
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(4);
        // join
        tools.add(new ToolDefinition(
                "join",
                "Joins.",
                structure(
                    object(
                        "args", typed("string"),
                        "instance", typed("string"),
                        "mapper", typed("string"),
                        "arguments", typed("string"),
                        "result", typed("string"),
                        "handler", typed("string"),
                        "tool", typed("string"),
                        "schema", typed("string"),
                        "value", typed("string"),
                        "future", typed("string"),
                        "failure", typed("string"),
                        "definitions", typed("string"),
                        "Handler", typed("string"),
                        "a0", typed("string"),
                        "p0", typed("string"),
                        "record", typed("string"),
                        "var", typed("string")),
                    "args", "instance", "mapper", "arguments", "result", "handler", "tool", "schema", "value", "future", "failure", "definitions", "Handler", "a0", "p0", "record", "var"),
                handler(0, "join", instance, mapper), null, null, null, null, null));
        // definitions
        tools.add(new ToolDefinition(
                "definitions",
                "Is named like a method of the companion.",
                structure(object("instance", typed("string")), "instance"),
                handler(1, "definitions", instance, mapper), null, null, null, null, null));
        // handler
        tools.add(new ToolDefinition(
                "handler",
                "Likewise.",
                structure(object("mapper", typed("integer")), "mapper"),
                handler(2, "handler", instance, mapper), null, null, null, null, null));
        // invoke
        tools.add(new ToolDefinition(
                "invoke",
                "Likewise again.",
                structure(object()),
                handler(3, "invoke", instance, mapper), null, null, null, null, null));
        return tools;
    }

    static List<ToolDefinition> definitions(Tools instance) {
        return new Tools$$CopilotToolMeta().definitions(instance, MAPPER);
    }

    @Override
    protected CompanionCall call(
            int number, Object instance, ObjectMapper mapper, String tool, ToolInvocation invocation) {
        return new Call((Tools) instance, mapper, tool, invocation);
    }

    private static final class Call extends CompanionCall {
        final Tools instance;

        Call(Tools instance, ObjectMapper mapper, String tool, ToolInvocation invocation) {
            super(tool, mapper, invocation);
            this.instance = instance;
        }

        protected Object call(int number) throws Throwable {
            switch (number) {
                case 0: {
                    // join
                    return join();
                }
                case 1: {
                    // definitions
                    Object instance_ = argument(0, "instance");
                    requireValid("instance");
                    return instance.definitions((String) instance_);
                }
                case 2: {
                    // handler
                    Object mapper_ = argument(1, "mapper");
                    requireValid("mapper");
                    return Tools.yield((int) mapper_);
                }
                default: {
                    // invoke
                    return instance.invoke();
                }
            }
        }

        Object join() throws Throwable {
            Object args = argument(0, "args");
            Object instance_ = argument(0, "instance");
            Object mapper_ = argument(0, "mapper");
            Object arguments = argument(0, "arguments");
            Object result = argument(0, "result");
            Object handler = argument(0, "handler");
            Object tool_ = argument(0, "tool");
            Object schema = argument(0, "schema");
            Object value = argument(0, "value");
            Object future = argument(0, "future");
            Object failure = argument(0, "failure");
            Object definitions = argument(0, "definitions");
            Object itsHandler = argument(0, "Handler");
            Object a0 = argument(0, "a0");
            Object p0 = argument(0, "p0");
            Object record_ = argument(0, "record");
            Object var_ = argument(0, "var");
            requireValid("args", "instance", "mapper", "arguments", "result", "handler", "tool", "schema", "value", "future", "failure", "definitions", "Handler", "a0", "p0", "record", "var");
            return instance.join((String) args, (String) instance_, (String) mapper_, invocation, (String) arguments, (String) result, (String) handler, (String) tool_, (String) schema, (String) value, (String) future, (String) failure, (String) definitions, (String) itsHandler, (String) a0, (String) p0, (String) record_, (String) var_);
        }

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: // String
                    return stringValue(value);
                default: // 1: int
                    return intValue(countedText(value));
            }
        }
    }
}
