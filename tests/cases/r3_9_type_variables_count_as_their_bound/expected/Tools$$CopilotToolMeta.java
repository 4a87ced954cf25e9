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
        // free
        tools.add(new ToolDefinition(
                "free",
                "Free.",
                structure(
                    object(
                        "any", object(),
                        "list", object("type", "array", "items", object()),
                        "array", object("type", "array", "items", object())),
                    "any", "list", "array"),
                handler(0, "free", instance, mapper), null, null, null, null, null));
        // two
        tools.add(new ToolDefinition(
                "two",
                "Two bounds.",
                structure(object("number", typed("number")), "number"),
                handler(1, "two", instance, mapper), null, null, null, null, null));
        // chained
        tools.add(new ToolDefinition(
                "chained",
                "Bounded by a variable.",
                structure(
                    object(
                        "point", structure(object("x", typed("integer"), "y", typed("integer")), "x", "y"),
                        "more", typed("integer")),
                    "point", "more"),
                handler(2, "chained", instance, mapper), null, null, null, null, null));
        // lists
        tools.add(new ToolDefinition(
                "lists",
                "Bounded by a list.",
                structure(object("words", object("type", "array", "items", typed("string"))), "words"),
                handler(3, "lists", instance, mapper), null, null, null, null, null));
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
                    // free
                    Object any = argument(0, "any");
                    Object list = argument(1, "list");
                    Object array = argument(2, "array");
                    requireValid("any", "list", "array");
                    return completed(instance.free(any, (List) list, (Object[]) array));
                }
                case 1: {
                    // two
                    return two();
                }
                case 2: {
                    // chained
                    Object point = argument(4, "point");
                    Object more = argument(5, "more");
                    requireValid("point", "more");
                    return completed(instance.chained((Tools.Point) point, (int) more));
                }
                default: {
                    // lists
                    Object words = argument(6, "words");
                    requireValid("words");
                    return completed(instance.lists((List) words));
                }
            }
        }

        <V0 extends Number & Comparable<V0>> CompletableFuture<Object> two() throws Throwable {
            Object number_ = argument(3, "number");
            requireValid("number");
            return completed(instance.two((V0) bounded("number", number_, 0, Comparable.class)));
        }

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: // Object
                    return anything(value);
                case 1: // List<Object>
                    return collection(0, value, new ArrayList());
                case 2: // Object[]
                    return readArrayOfObject(value);
                case 3: // Number
                    return numberValue(value);
                case 4: // Tools.Point
                    return readPoint(value);
                case 5: // int
                    return intValue(value);
                case 6: // List<String>
                    return collection(7, value, new ArrayList());
                default: // 7: String
                    return stringValue(value);
            }
        }

        Object[] readArrayOfObject(Object value) {
            Object[] items = collection(0, value, new ArrayList<Object>()).toArray();
            Object[] result = new Object[items.length];
            for (int index = 0; index < items.length; index++) {
                result[index] = items[index];
            }
            return result;
        }

        Tools.Point readPoint(Object value) {
            Map<?, ?> members = members(value);
            return new Tools.Point((int) member(5, members, "x"), (int) member(5, members, "y"));
        }
    }
}
