// Imports

/** The tools of Stored.Addresses: made by copilot-tool-processor, for {@code ToolDefinition.fromObject}. */
@AllowCopilotExperimental
@SuppressWarnings({
    "all", "auxiliaryclass", "cast", "deprecation", "exports", "rawtypes", "removal", "serial", "unchecked"
})
public final class Stored$Addresses$$CopilotToolMeta implements CopilotToolMetadataProvider<Stored.Addresses> {
    private static final ObjectMapper MAPPER = RpcMapper.INSTANCE;

    /** Made by the SDK, which finds this class by its name. */
    public Stored$Addresses$$CopilotToolMeta() {}

    @Override
    public List<ToolDefinition> definitions(Stored.Addresses instance, ObjectMapper mapper) {
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(2);
        // store
        tools.add(new ToolDefinition(
                "store",
                "Store.",
                structure(
                    object("street", typed("string", "The street."), "number", typed("integer")),
                    "street", "number"),
                new Handler(0, "store", instance, mapper), null, null, null, null, null));
        // load
        tools.add(new ToolDefinition(
                "load",
                "Load.",
                structure(object("id", typed("string")), "id"),
                new Handler(1, "load", instance, mapper), null, null, null, null, null));
        return tools;
    }

    static List<ToolDefinition> definitions(Stored.Addresses instance) {
        return new Stored$Addresses$$CopilotToolMeta().definitions(instance, MAPPER);
    }

    // Runtime helpers:
    //     object, list, typed, structure
    // End of the runtime helpers.

    private static final class Handler implements ToolHandler {
        private final int number;
        private final String tool;
        private final Stored.Addresses instance;
        private final ObjectMapper mapper;

        Handler(int number, String tool, Stored.Addresses instance, ObjectMapper mapper) {
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
        final Stored.Addresses instance;
        final ObjectMapper mapper;
        final String tool;
        final ToolInvocation invocation;

        Call(Stored.Addresses instance, ObjectMapper mapper, String tool, ToolInvocation invocation) {
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
                    // store
                    Object street = argument(0, "street");
                    Object number_ = argument(1, "number");
                    requireValid("street", "number");
                    Stored.Address record;
                    try {
                        record = new Stored.Address((String) street, (int) number_);
                    } catch (RuntimeException thrown) {
                        throw errorOf(thrown);
                    }
                    return completed(instance.store(record));
                }
                default: {
                    // load
                    Object id = argument(0, "id");
                    requireValid("id");
                    return jsonLater(instance.load((String) id), mapper, tool);
                }
            }
        }

        Object value(int type, Object value) {
            switch (type) {
                case 0: // String
                    return stringValue(value);
                default: // 1: int
                    return intValue(value);
            }
        }

        // Runtime helpers:
        //     MOST_REPORTED, givenArguments, argumentErrors, knownNames, cameAsText, isFromText, textMapper,
        //     nesting, given, givenAsText, ofText, argument, argumentOf, reread, errorOf, requireValid, problems,
        //     more, unknown, distance, refused, firstOf, MOST_DIGITS, intValue, whole, stringValue, decimal,
        //     completed, failed, json, jsonLater, Delivery, JsonDelivery, ArgumentError
        // End of the runtime helpers.
    }
}
