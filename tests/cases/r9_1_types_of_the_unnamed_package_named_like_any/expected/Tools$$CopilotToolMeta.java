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
    public java.util.List<com.github.copilot.rpc.ToolDefinition> definitions(Tools instance, ObjectMapper mapper) {
        ArrayList<com.github.copilot.rpc.ToolDefinition> tools = new ArrayList<com.github.copilot.rpc.ToolDefinition>(1);
        // take
        tools.add(new com.github.copilot.rpc.ToolDefinition(
                "take",
                "Takes.",
                structure(
                    object(
                        "handler", structure(object("n", typed("integer")), "n"),
                        "fault", object("type", "string", "enum", list("BIG")),
                        "list", structure(object("n", typed("integer")), "n"),
                        "string", structure(object("n", typed("integer")), "n"),
                        "object", structure(object("n", typed("integer")), "n"),
                        "definition", structure(object("n", typed("integer")), "n"),
                        "toolHandler", structure(object("n", typed("integer")), "n"),
                        "throwable", structure(object("n", typed("integer")), "n"),
                        "future", structure(object("n", typed("integer")), "n"),
                        "any", object()),
                    "handler", "fault", "list", "string", "object", "definition", "toolHandler", "throwable", "future", "any"),
                handler(0, "take", instance, mapper), null, null, null, null, null));
        return tools;
    }

    static java.util.List<com.github.copilot.rpc.ToolDefinition> definitions(Tools instance) {
        return new Tools$$CopilotToolMeta().definitions(instance, MAPPER);
    }

    @Override
    protected CompanionCall call(
            int number, java.lang.Object instance, ObjectMapper mapper, java.lang.String tool, ToolInvocation invocation) {
        return new Call((Tools) instance, mapper, tool, invocation);
    }

    private static final class Call extends CompanionCall {
        final Tools instance;

        Call(Tools instance, ObjectMapper mapper, java.lang.String tool, ToolInvocation invocation) {
            super(tool, mapper, invocation);
            this.instance = instance;
        }

        protected java.util.concurrent.CompletableFuture<java.lang.Object> call(int number) throws java.lang.Throwable {
            // take
            java.lang.Object handler = argument(0, "handler");
            java.lang.Object fault = argument(1, "fault");
            java.lang.Object list = argument(2, "list");
            java.lang.Object string = argument(3, "string");
            java.lang.Object object = argument(4, "object");
            java.lang.Object definition = argument(5, "definition");
            java.lang.Object toolHandler = argument(6, "toolHandler");
            java.lang.Object throwable = argument(7, "throwable");
            java.lang.Object future = argument(8, "future");
            java.lang.Object any = argument(9, "any");
            requireValid("handler", "fault", "list", "string", "object", "definition", "toolHandler", "throwable", "future", "any");
            return completed(instance.take((Handler) handler, (Fault) fault, (List) list, (String) string, (Object) object, (ToolDefinition) definition, (ToolHandler) toolHandler, (Throwable) throwable, (CompletableFuture) future, any));
        }

        protected java.lang.Object value(int type, java.lang.Object value) {
            switch (type) {
                case 0: // Handler
                    return readHandler(value);
                case 1: // Fault
                    return readFault(value);
                case 2: // List
                    return readList(value);
                case 3: // String
                    return readString(value);
                case 4: // Object
                    return readObject(value);
                case 5: // ToolDefinition
                    return readToolDefinition(value);
                case 6: // ToolHandler
                    return readToolHandler(value);
                case 7: // Throwable
                    return readThrowable(value);
                case 8: // CompletableFuture
                    return readCompletableFuture(value);
                case 9: // Object
                    return anything(value);
                default: // 10: int
                    return intValue(value);
            }
        }

        Handler readHandler(java.lang.Object value) {
            Map<?, ?> members = members(value);
            return new Handler((int) member(10, members, "n"));
        }

        Fault readFault(java.lang.Object value) {
            if (value instanceof java.lang.String) {
                switch ((java.lang.String) value) {
                    case "BIG":
                        return Fault.BIG;
                    default:
                        break;
                }
            }
            throw new ArgumentError("\"BIG\"", value);
        }

        List readList(java.lang.Object value) {
            Map<?, ?> members = members(value);
            return new List((int) member(10, members, "n"));
        }

        String readString(java.lang.Object value) {
            Map<?, ?> members = members(value);
            return new String((int) member(10, members, "n"));
        }

        Object readObject(java.lang.Object value) {
            Map<?, ?> members = members(value);
            return new Object((int) member(10, members, "n"));
        }

        ToolDefinition readToolDefinition(java.lang.Object value) {
            Map<?, ?> members = members(value);
            return new ToolDefinition((int) member(10, members, "n"));
        }

        ToolHandler readToolHandler(java.lang.Object value) {
            Map<?, ?> members = members(value);
            return new ToolHandler((int) member(10, members, "n"));
        }

        Throwable readThrowable(java.lang.Object value) {
            Map<?, ?> members = members(value);
            return new Throwable((int) member(10, members, "n"));
        }

        CompletableFuture readCompletableFuture(java.lang.Object value) {
            Map<?, ?> members = members(value);
            return new CompletableFuture((int) member(10, members, "n"));
        }
    }
}
