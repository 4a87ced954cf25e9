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
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(2);
        // take
        tools.add(new ToolDefinition(
                "take",
                "Takes.",
                structure(
                    object(
                        "empty", object("type", "string", "enum", list("", "SOME")),
                        "single", object("type", "string", "enum", list("FIRST", "LAST")),
                        "written", object("type", "string", "enum", list("HIGH", "LOW")),
                        "singles", object("type", "array", "items", object("type", "string", "enum", list("FIRST", "LAST")))),
                    "empty", "single", "written", "singles"),
                handler(0, "take", instance, mapper), null, null, null, null, null));
        // hold
        tools.add(new ToolDefinition(
                "hold",
                "Holds.",
                structure(
                    object(
                        "holder", structure(
                            object(
                                "empty", object("type", "string", "enum", list("", "SOME")),
                                "single", object("type", "string", "enum", list("FIRST", "LAST")),
                                "written", object("type", "string", "enum", list("HIGH", "LOW")))),
                        "more", typed("integer")),
                    "holder", "more"),
                handler(1, "hold", instance, mapper), null, null, null, null, null));
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

        protected CompletableFuture<Object> call(int number) throws Throwable {
            switch (number) {
                case 0: {
                    // take
                    Object empty = argument(0, "empty");
                    Object single = argument(1, "single");
                    Object written = argument(2, "written");
                    Object singles = argument(3, "singles");
                    requireValid("empty", "single", "written", "singles");
                    return completed(instance.take((Tools.Empty) empty, (Tools.Single) single, (Tools.Written) written, (List) singles));
                }
                default: {
                    // hold
                    Object holder = argument(4, "holder");
                    Object more = argument(5, "more");
                    requireValid("holder", "more");
                    return completed(instance.hold((Tools.Holder) holder, (int) more));
                }
            }
        }

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: // Tools.Empty
                    return readEmpty(value);
                case 1: // Tools.Single
                    return mapped(text(value, "one of \"FIRST\", \"LAST\""), Tools.Single.class, "one of \"FIRST\", \"LAST\"");
                case 2: // Tools.Written
                    return readWritten(value);
                case 3: // List<Tools.Single>
                    return collection(1, value, new ArrayList());
                case 4: // Tools.Holder
                    return mapped(value, Tools.Holder.class, "an object");
                default: // 5: int
                    return intValue(value);
            }
        }

        Tools.Empty readEmpty(Object value) {
            if (value instanceof String) {
                switch ((String) value) {
                    case "":
                        return Tools.Empty.NONE;
                    case "SOME":
                        return Tools.Empty.SOME;
                    default:
                        break;
                }
            }
            throw new ArgumentError("one of \"\", \"SOME\"", value);
        }

        Tools.Written readWritten(Object value) {
            if (value instanceof String) {
                switch ((String) value) {
                    case "HIGH":
                        return Tools.Written.HIGH;
                    case "LOW":
                        return Tools.Written.LOW;
                    default:
                        break;
                }
            }
            throw new ArgumentError("one of \"HIGH\", \"LOW\"", value);
        }
    }
}
