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
        // size
        tools.add(new ToolDefinition(
                "size",
                "Sizes.",
                structure(
                    object("size", typed("string"), "colours", object("type", "array", "items", typed("string"))),
                    "size", "colours"),
                handler(0, "size", instance, mapper), null, null, null, null, null));
        // mood
        tools.add(new ToolDefinition(
                "mood",
                "Moods.",
                structure(object("mood", typed("string")), "mood"),
                handler(1, "mood", instance, mapper), null, null, null, null, null));
        // grade
        tools.add(new ToolDefinition(
                "grade",
                "Grades.",
                structure(object("grade", typed("integer")), "grade"),
                handler(2, "grade", instance, mapper), null, null, null, null, null));
        // box
        tools.add(new ToolDefinition(
                "box",
                "Boxes.",
                structure(
                    object(
                        "box", structure(object("size", typed("string"), "colour", typed("string"))),
                        "n", typed("integer")),
                    "box", "n"),
                handler(3, "box", instance, mapper), null, null, null, null, null));
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
                    // size
                    Object size = argument(0, "size");
                    Object colours = argument(1, "colours");
                    requireValid("size", "colours");
                    return completed(instance.size((Tools.Size) size, (List) colours));
                }
                case 1: {
                    // mood
                    Object mood = argument(2, "mood");
                    requireValid("mood");
                    return completed(instance.mood((Tools.Mood) mood));
                }
                case 2: {
                    // grade
                    Object grade = argument(3, "grade");
                    requireValid("grade");
                    return completed(instance.grade((Tools.Grade) grade));
                }
                default: {
                    // box
                    Object box = argument(4, "box");
                    Object n = argument(5, "n");
                    requireValid("box", "n");
                    return completed(instance.box((Tools.Box) box, (int) n));
                }
            }
        }

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: // Tools.Size
                    return mapped(text(value, "a string"), Tools.Size.class, "a string");
                case 1: // List<Tools.Colour>
                    return collection(6, value, new ArrayList());
                case 2: // Tools.Mood
                    return mapped(text(value, "a string"), Tools.Mood.class, "a string");
                case 3: // Tools.Grade
                    return mapped(value, Tools.Grade.class, "an integer");
                case 4: // Tools.Box
                    return mapped(value, Tools.Box.class, "an object");
                case 5: // int
                    return intValue(value);
                default: // 6: Tools.Colour
                    return mapped(text(value, "a string"), Tools.Colour.class, "a string");
            }
        }
    }
}
