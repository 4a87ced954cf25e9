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
        // numbers
        tools.add(new ToolDefinition(
                "numbers",
                "Numbers.",
                structure(
                    object("money", typed("number"), "weight", typed("number"), "big", typed("integer")),
                    "money", "weight", "big"),
                handler(0, "numbers", instance, mapper), null, null, null, null, null));
        // texts
        tools.add(new ToolDefinition(
                "texts",
                "Texts.",
                structure(object("price", typed("string"), "code", typed("string")), "price", "code"),
                handler(1, "texts", instance, mapper), null, null, null, null, null));
        // ignored
        tools.add(new ToolDefinition(
                "ignored",
                "Ignored creators.",
                structure(
                    object("ignored", structure(object("text", typed("string"))), "more", typed("integer")),
                    "ignored", "more"),
                handler(2, "ignored", instance, mapper), null, null, null, null, null));
        // factories
        tools.add(new ToolDefinition(
                "factories",
                "Factories that return a subtype.",
                structure(object("animal", typed("string"), "shape", typed("string")), "animal", "shape"),
                handler(3, "factories", instance, mapper), null, null, null, null, null));
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
                    // numbers
                    Object money = argument(0, "money");
                    Object weight = argument(1, "weight");
                    Object big = argument(2, "big");
                    requireValid("money", "weight", "big");
                    return completed(instance.numbers((Tools.Money) money, (Tools.Weight) weight, (Tools.Big) big));
                }
                case 1: {
                    // texts
                    Object price = argument(3, "price");
                    Object code = argument(4, "code");
                    requireValid("price", "code");
                    return completed(instance.texts((Tools.Price) price, (Tools.Code) code));
                }
                case 2: {
                    // ignored
                    Object ignored = argument(5, "ignored");
                    Object more = argument(6, "more");
                    requireValid("ignored", "more");
                    return completed(instance.ignored((Tools.Ignored) ignored, (int) more));
                }
                default: {
                    // factories
                    Object animal = argument(7, "animal");
                    Object shape = argument(8, "shape");
                    requireValid("animal", "shape");
                    return completed(instance.factories((Tools.Animal) animal, (Tools.Shape) shape));
                }
            }
        }

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: // Tools.Money
                    return mapped(value, Tools.Money.class, "a number");
                case 1: // Tools.Weight
                    return mapped(value, Tools.Weight.class, "a number");
                case 2: // Tools.Big
                    return mapped(value, Tools.Big.class, "an integer");
                case 3: // Tools.Price
                    return mapped(text(value, "a string"), Tools.Price.class, "a string");
                case 4: // Tools.Code<String>
                    return mapped(text(value, "a string"), new TypeReference<Tools.Code<String>>() {}, "a string");
                case 5: // Tools.Ignored
                    return mapped(value, Tools.Ignored.class, "an object");
                case 6: // int
                    return intValue(value);
                case 7: // Tools.Animal
                    return mapped(text(value, "a string"), Tools.Animal.class, "a string");
                default: // 8: Tools.Shape
                    return mapped(text(value, "a string"), Tools.Shape.class, "a string");
            }
        }
    }
}
