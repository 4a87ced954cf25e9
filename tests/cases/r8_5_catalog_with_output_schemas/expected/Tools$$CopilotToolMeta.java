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
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(13);
        // order
        tools.add(new ToolDefinition(
                "order",
                "A record.",
                structure(object()),
                handler(0, "order", instance, mapper), null, null, null, null, null));
        // orders
        tools.add(new ToolDefinition(
                "orders",
                "Records in a future.",
                structure(object()),
                handler(1, "orders", instance, mapper), null, null, null, null, null));
        // customer
        tools.add(new ToolDefinition(
                "customer",
                "A class that holds itself.",
                structure(object()),
                handler(2, "customer", instance, mapper), null, null, null, null, null));
        // count
        tools.add(new ToolDefinition(
                "count",
                "A number.",
                structure(object()),
                handler(3, "count", instance, mapper), null, null, null, null, null));
        // map
        tools.add(new ToolDefinition(
                "map",
                "A map.",
                structure(object()),
                handler(4, "map", instance, mapper), null, null, null, null, null));
        // nullable
        tools.add(new ToolDefinition(
                "nullable",
                "A record that may be null.",
                structure(object()),
                handler(5, "nullable", instance, mapper), null, null, null, null, null));
        // optional
        tools.add(new ToolDefinition(
                "optional",
                "The same.",
                structure(object()),
                handler(6, "optional", instance, mapper), null, null, null, null, null));
        // text
        tools.add(new ToolDefinition(
                "text",
                "Text.",
                structure(object()),
                handler(7, "text", instance, mapper), null, null, null, null, null));
        // nothing
        tools.add(new ToolDefinition(
                "nothing",
                "Nothing.",
                structure(object()),
                handler(8, "nothing", instance, mapper), null, null, null, null, null));
        // object
        tools.add(new ToolDefinition(
                "object",
                "A result of its own.",
                structure(object()),
                handler(9, "object", instance, mapper), null, null, null, null, null));
        // anything
        tools.add(new ToolDefinition(
                "anything",
                "Anything.",
                structure(object()),
                handler(10, "anything", instance, mapper), null, null, null, null, null));
        // tree
        tools.add(new ToolDefinition(
                "tree",
                "A tree.",
                structure(object()),
                handler(11, "tree", instance, mapper), null, null, null, null, null));
        // shape
        tools.add(new ToolDefinition(
                "shape",
                "Alternatives, which are known at run time.",
                structure(object()),
                handler(12, "shape", instance, mapper), null, null, null, null, null));
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
            switch (number / 10) {
                case 0: {
                    return callFrom0(number);
                }
                default: {
                    return callFrom10(number);
                }
            }
        }

        CompletableFuture<Object> callFrom0(int number) throws Throwable {
            switch (number) {
                case 0: {
                    // order
                    return completed(json(instance.order(), mapper));
                }
                case 1: {
                    // orders
                    return jsonLater(instance.orders(), mapper, tool);
                }
                case 2: {
                    // customer
                    return completed(json(instance.customer(), mapper));
                }
                case 3: {
                    // count
                    return completed(json(instance.count(), mapper));
                }
                case 4: {
                    // map
                    return completed(json(instance.map(), mapper));
                }
                case 5: {
                    // nullable
                    return completed(json(instance.nullable(), mapper));
                }
                case 6: {
                    // optional
                    return completed(json(present(instance.optional()), mapper));
                }
                case 7: {
                    // text
                    return completed(instance.text());
                }
                case 8: {
                    // nothing
                    instance.nothing();
                    return completed("Success");
                }
                default: {
                    // object
                    return completed(instance.object());
                }
            }
        }

        CompletableFuture<Object> callFrom10(int number) throws Throwable {
            switch (number) {
                case 10: {
                    // anything
                    return completed(jsonOrResult(instance.anything(), mapper));
                }
                case 11: {
                    // tree
                    return completed(json(instance.tree(), mapper));
                }
                default: {
                    // shape
                    return completed(json(instance.shape(), mapper));
                }
            }
        }
    }
}
