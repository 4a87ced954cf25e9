// Imports

/** The tools of OrderTools: made by copilot-tool-processor, for {@code ToolDefinition.fromObject}. */
@AllowCopilotExperimental
@SuppressWarnings({
    "all", "auxiliaryclass", "cast", "deprecation", "exports", "rawtypes", "removal", "serial", "unchecked"
})
public final class OrderTools$$CopilotToolMeta extends Companion implements CopilotToolMetadataProvider<OrderTools> {
    private static final ObjectMapper MAPPER = RpcMapper.INSTANCE;

    /** Made by the SDK, which finds this class by its name. */
    public OrderTools$$CopilotToolMeta() {
        super(1, "0.1.0");
    }

    @Override
    public List<ToolDefinition> definitions(OrderTools instance, ObjectMapper mapper) {
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(11);
        // find
        tools.add(new ToolDefinition(
                "find",
                "Finds an order.",
                structure(object("id", typed("string")), "id"),
                handler(0, "find", instance, mapper), null, null, null, null, null));
        // name
        tools.add(new ToolDefinition(
                "name",
                "The name of an order.",
                structure(object("reactor", typed("string")), "reactor"),
                handler(1, "name", instance, mapper), null, null, null, null, null));
        // drop
        tools.add(new ToolDefinition(
                "drop",
                "Drops all orders.",
                structure(object()),
                handler(2, "drop", instance, mapper), null, null, null, null, null));
        // perhaps
        tools.add(new ToolDefinition(
                "perhaps",
                "Finds an order, perhaps.",
                structure(object("found", typed("boolean")), "found"),
                handler(3, "perhaps", instance, mapper), null, null, null, null, null));
        // count
        tools.add(new ToolDefinition(
                "count",
                "Counts orders.",
                structure(object()),
                handler(4, "count", instance, mapper), null, null, null, null, null));
        // list
        tools.add(new ToolDefinition(
                "list",
                "Lists orders.",
                structure(object("size", typed("integer")), "size"),
                handler(5, "list", instance, mapper), null, null, null, null, null));
        // endless
        tools.add(new ToolDefinition(
                "endless",
                "Never ends.",
                structure(object()),
                handler(6, "endless", instance, mapper), null, null, null, null, null));
        // numbers
        tools.add(new ToolDefinition(
                "numbers",
                "Lists numbers.",
                structure(object("size", typed("integer")), "size"),
                handler(7, "numbers", instance, mapper), null, null, null, null, null));
        // charts
        tools.add(new ToolDefinition(
                "charts",
                "Shows charts.",
                structure(object()),
                handler(8, "charts", instance, mapper), null, null, null, null, null));
        // own
        tools.add(new ToolDefinition(
                "own",
                "An order.",
                structure(object()),
                handler(9, "own", instance, mapper), null, null, null, null, null));
        // any
        tools.add(new ToolDefinition(
                "any",
                "Whatever comes.",
                structure(object()),
                handler(10, "any", instance, mapper), null, null, null, null, null));
        return tools;
    }

    static List<ToolDefinition> definitions(OrderTools instance) {
        return new OrderTools$$CopilotToolMeta().definitions(instance, MAPPER);
    }

    @Override
    protected CompanionCall call(
            int number, Object instance, ObjectMapper mapper, String tool, ToolInvocation invocation) {
        return new Call((OrderTools) instance, mapper, tool, invocation);
    }

    private static final class Call extends CompanionCall {
        final OrderTools instance;

        Call(OrderTools instance, ObjectMapper mapper, String tool, ToolInvocation invocation) {
            super(tool, mapper, invocation);
            this.instance = instance;
        }

        protected Object call(int number) throws Throwable {
            switch (number / 10) {
                case 0: {
                    return callFrom0(number);
                }
                default: {
                    return callFrom10(number);
                }
            }
        }

        Object callFrom0(int number) throws Throwable {
            switch (number) {
                case 0: {
                    // find
                    Object id = argument(0, "id");
                    requireValid("id");
                    try {
                        Mono<?> source = instance.find((String) id);
                        return answerLater(jsonLater(source == null ? null : source.toFuture(), mapper, tool), tool, OrderTools.NoOrder.class);
                    } catch (Throwable thrown) {
                        return answerOf(thrown, tool, OrderTools.NoOrder.class);
                    }
                }
                case 1: {
                    // name
                    Object reactor_ = argument(0, "reactor");
                    requireValid("reactor");
                    Mono<?> source = instance.name((String) reactor_);
                    return textLater(source == null ? null : source.toFuture(), tool);
                }
                case 2: {
                    // drop
                    Mono<?> source = OrderTools.drop();
                    return successLater(source == null ? null : source.toFuture(), tool);
                }
                case 3: {
                    // perhaps
                    Object found = argument(1, "found");
                    requireValid("found");
                    Uni<?> source = instance.perhaps((boolean) found);
                    return jsonLater(presentLater(source == null ? null : source.subscribeAsCompletionStage(), tool), mapper, tool);
                }
                case 4: {
                    // count
                    Uni<?> source = instance.count();
                    return jsonLater(source == null ? null : source.subscribeAsCompletionStage(), mapper, tool);
                }
                case 5: {
                    // list
                    Object size = argument(2, "size");
                    requireValid("size");
                    Flux<?> source = instance.list((int) size);
                    return elementsLater(source == null ? null : source.take(1001).collectList().toFuture(), mapper, tool, false);
                }
                case 6: {
                    // endless
                    try {
                        Flux<?> source = instance.endless();
                        return answerLater(elementsLater(source == null ? null : source.take(1001).collectList().toFuture(), mapper, tool, false), tool, OrderTools.NoOrder.class);
                    } catch (Throwable thrown) {
                        return answerOf(thrown, tool, OrderTools.NoOrder.class);
                    }
                }
                case 7: {
                    // numbers
                    Object size = argument(2, "size");
                    requireValid("size");
                    Multi<?> source = instance.numbers((int) size);
                    return elementsLater(source == null ? null : source.select().first(1001).collect().asList().subscribeAsCompletionStage(), mapper, tool, false);
                }
                case 8: {
                    // charts
                    Flux<?> source = instance.charts();
                    return elementsLater(source == null ? null : source.take(1001).collectList().toFuture(), mapper, tool, true);
                }
                default: {
                    // own
                    Mono<?> source = instance.own();
                    return jsonLater(source == null ? null : source.toFuture(), mapper, tool);
                }
            }
        }

        Object callFrom10(int number) throws Throwable {
            // any
            Flux<?> source = instance.any();
            return elementsLater(source == null ? null : source.take(1001).collectList().toFuture(), mapper, tool, false);
        }

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: // String
                    return stringValue(value);
                case 1: // boolean
                    return booleanValue(value);
                default: // 2: int
                    return intValue(countedText(value));
            }
        }
    }
}
