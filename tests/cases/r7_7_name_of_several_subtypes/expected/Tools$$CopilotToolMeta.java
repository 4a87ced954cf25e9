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
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(1);
        // move
        tools.add(new ToolDefinition(
                "move",
                "Moves vehicles.",
                structure(
                    object(
                        "vehicles", object(
                            "type", "array",
                            "items", object(
                                "oneOf", list(
                                    structure(
                                        object(
                                            "kind", object("type", "string", "enum", list("Tools$Car")),
                                            "doors", typed("integer")),
                                        "kind", "doors"),
                                    structure(
                                        object(
                                            "kind", object("type", "string", "enum", list("vehicle")),
                                            "seats", typed("integer")),
                                        "kind", "seats"),
                                    structure(
                                        object(
                                            "kind", object("type", "string", "enum", list("ship")),
                                            "decks", typed("integer")),
                                        "kind", "decks"))))),
                    "vehicles"),
                handler(0, "move", instance, mapper), null, null, null, null, null));
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
            // move
            Object vehicles = argument(0, "vehicles");
            requireValid("vehicles");
            return completed(instance.move((List) vehicles));
        }

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: // List<Tools.Vehicle>
                    return collection(1, value, new ArrayList());
                case 1: // Tools.Vehicle
                    return mapped(value(2, value), Tools.Vehicle.class, "an object with kind \"Tools$Car\", \"vehicle\" or \"ship\"");
                case 2: // Tools.Vehicle
                    return tagged(value, "kind", "an object with kind \"Tools$Car\", \"vehicle\" or \"ship\"", "Tools$Car", 3, "vehicle", 4, "ship", 5);
                case 3: // Tools.Car
                    return checkCar(value);
                case 4: // Tools.Bus
                    return checkBus(value);
                default: // 5: Tools.Ship
                    return checkShip(value);
            }
        }

        Object checkCar(Object value) {
            if (value instanceof Map) {
                require(value, "doors");
            }
            return value;
        }

        Object checkBus(Object value) {
            if (value instanceof Map) {
                require(value, "seats");
            }
            return value;
        }

        Object checkShip(Object value) {
            if (value instanceof Map) {
                require(value, "decks");
            }
            return value;
        }
    }
}
