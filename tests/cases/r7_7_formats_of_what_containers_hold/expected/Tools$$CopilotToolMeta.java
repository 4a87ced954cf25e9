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
        // show
        tools.add(new ToolDefinition(
                "show",
                "Shows.",
                structure(
                    object(
                        "shaped", structure(
                            object(
                                "days", object(
                                    "type", "array",
                                    "items", object(
                                        "type", "string",
                                        "pattern", "^(0[1-9]|[12][0-9]|3[01])\\.(0[1-9]|1[0-2])\\.[1-9][0-9]{3}$")),
                                "array", object(
                                    "type", "array",
                                    "items", object(
                                        "type", "string",
                                        "pattern", "^(0[1-9]|[12][0-9]|3[01])\\.(0[1-9]|1[0-2])\\.[1-9][0-9]{3}$")),
                                "named", object(
                                    "type", "object",
                                    "additionalProperties", object(
                                        "type", "array",
                                        "items", object(
                                            "type", "string",
                                            "pattern", "^(0[1-9]|[12][0-9]|3[01])\\.(0[1-9]|1[0-2])\\.[1-9][0-9]{3}$"))),
                                "moments", object("type", "array", "items", typed("integer")),
                                "numbers", object(
                                    "type", "array",
                                    "items", typed("integer"),
                                    "description", "Numbers are read from numbers, too."))),
                        "more", typed("integer")),
                    "shaped", "more"),
                handler(0, "show", instance, mapper), null, null, null, null, null));
        // flat
        tools.add(new ToolDefinition(
                "flat",
                "Of a flattened record.",
                structure(
                    object(
                        "days", object(
                            "type", "array",
                            "items", object(
                                "type", "string",
                                "pattern", "^(0[1-9]|[12][0-9]|3[01])\\.(0[1-9]|1[0-2])\\.[1-9][0-9]{3}$"),
                            "description", "Some days."),
                        "count", typed("integer", "How many.")),
                    "days", "count"),
                handler(1, "flat", instance, mapper), null, null, null, null, null));
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
                    // show
                    Object shaped = argument(0, "shaped");
                    Object more = argument(1, "more");
                    requireValid("shaped", "more");
                    return completed(instance.show((Tools.Shaped) shaped, (int) more));
                }
                default: {
                    // flat
                    argument(4, "days");
                    argument(5, "count");
                    requireValid("days", "count");
                    Tools.Flat record = (Tools.Flat) mapped(allArguments(), Tools.Flat.class, "an object",
                            "days java.time.LocalDate", "a date or time in the form dd.MM.yyyy");
                    return completed(instance.flat(record));
                }
            }
        }

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: // Tools.Shaped
                    return mapped(value(7, value), Tools.Shaped.class, "an object",
                            "array java.time.LocalDate", "a date or time in the form dd.MM.yyyy",
                            "days java.time.LocalDate", "a date or time in the form dd.MM.yyyy",
                            "named java.time.LocalDate", "a date or time in the form dd.MM.yyyy");
                case 1: // int
                    return intValue(value);
                case 2: { // LocalDate
                    Object result = value;
                    noArray(value, "a date or time in the form dd.MM.yyyy");
                    return result;
                }
                case 3: // List<LocalDate>
                    return inspectElements(2, value);
                case 4: // List<LocalDate>
                    return value(3, anyValue(value));
                case 5: // int
                    return anyValue(value);
                case 6: // Tools.Flat
                    return checkFlat(value);
                case 7: // Tools.Shaped
                    return checkShaped(value);
                case 8: { // LocalDate
                    Object result = value;
                    noArray(value, "a date or time in the form dd.MM.yyyy");
                    return result;
                }
                case 9: // List<LocalDate>
                    return inspectElements(8, value);
                case 10: { // LocalDate
                    Object result = value;
                    noArray(value, "a date or time in the form dd.MM.yyyy");
                    return result;
                }
                case 11: // List<LocalDate>
                    return inspectElements(10, value);
                case 12: { // LocalDate
                    Object result = value;
                    noArray(value, "a date or time in the form dd.MM.yyyy");
                    return result;
                }
                case 13: // LocalDate[]
                    return inspectElements(12, value);
                case 14: { // LocalDate
                    Object result = value;
                    noArray(value, "a date or time in the form dd.MM.yyyy");
                    return result;
                }
                case 15: // List<LocalDate>
                    return inspectElements(14, value);
                default: // 16: Map<String, List<LocalDate>>
                    return checkMapOfStringListOfLocalDate(value);
            }
        }

        Object checkFlat(Object value) {
            if (value instanceof Map) {
                require(value, "days");
                inspect(9, value, "days");
                require(value, "count");
            }
            return value;
        }

        Object checkShaped(Object value) {
            if (value instanceof Map) {
                inspect(11, value, "days");
                inspect(13, value, "array");
                inspect(16, value, "named");
            }
            return value;
        }

        Object checkMapOfStringListOfLocalDate(Object value) {
            if (value instanceof Map) {
                inspectOthers(15, value);
            }
            return value;
        }
    }
}
