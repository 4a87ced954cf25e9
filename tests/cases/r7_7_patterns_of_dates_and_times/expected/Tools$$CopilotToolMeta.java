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
        // visit
        tools.add(new ToolDefinition(
                "visit",
                "Visits.",
                structure(
                    object(
                        "day", object(
                            "type", "string",
                            "pattern", "^(0[1-9]|[12][0-9]|3[01])\\.(0[1-9]|1[0-2])\\.[1-9][0-9]{3}$"),
                        "at", object("type", "string", "pattern", "^([01][0-9]|2[0-3])h[0-5][0-9]$"),
                        "month", typed("string", "The month. In the form d. MMMM uuuu."),
                        "made", object(
                            "type", "string",
                            "pattern", "^[1-9][0-9]{3}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01]) ([01][0-9]|2[0-3]):[0-5][0-9]$"),
                        "breaks", object(
                            "type", "array",
                            "items", object("type", "string", "pattern", "^([01][0-9]|2[0-3]):[0-5][0-9]$")),
                        "length", object(
                            "type", "string",
                            "format", "duration",
                            "pattern", "^P(\\d{1,9}W|(\\d{1,9}D)?(T(\\d{1,9}H)?(\\d{1,9}M)?(\\d{1,9}S)?)?)$"),
                        "others", object("type", "object", "additionalProperties", object("type", "string", "format", "time"))),
                    "day", "at", "month", "made", "breaks", "length", "others"),
                handler(0, "visit", instance, mapper), null, null, null, null, null));
        // again
        tools.add(new ToolDefinition(
                "again",
                "Visits again.",
                structure(
                    object(
                        "visit", structure(
                            object(
                                "day", object(
                                    "type", "string",
                                    "pattern", "^(0[1-9]|[12][0-9]|3[01])\\.(0[1-9]|1[0-2])\\.[1-9][0-9]{3}$"),
                                "at", object("type", "string", "pattern", "^([01][0-9]|2[0-3])h[0-5][0-9]$"),
                                "month", typed("string", "The month. In the form d. MMMM uuuu."),
                                "made", object(
                                    "type", "string",
                                    "pattern", "^[1-9][0-9]{3}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01]) ([01][0-9]|2[0-3]):[0-5][0-9]$"),
                                "breaks", object(
                                    "type", "array",
                                    "items", object("type", "string", "pattern", "^([01][0-9]|2[0-3]):[0-5][0-9]$")),
                                "length", object(
                                    "type", "string",
                                    "format", "duration",
                                    "pattern", "^P(\\d{1,9}W|(\\d{1,9}D)?(T(\\d{1,9}H)?(\\d{1,9}M)?(\\d{1,9}S)?)?)$"),
                                "others", object(
                                    "type", "object",
                                    "additionalProperties", object("type", "string", "format", "time"))),
                            "day", "at", "month", "made", "breaks", "length", "others"),
                        "more", typed("integer")),
                    "visit", "more"),
                handler(1, "again", instance, mapper), null, null, null, null, null));
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
                    // visit
                    argument(1, "day");
                    argument(3, "at");
                    argument(5, "month");
                    argument(6, "made");
                    argument(9, "breaks");
                    argument(10, "length");
                    argument(12, "others");
                    requireValid("day", "at", "month", "made", "breaks", "length", "others");
                    Tools.Visit record = (Tools.Visit) mappedByFormat(allArguments(), Tools.Visit.class, "an object",
                            "at java.time.LocalTime", "a date or time in the form HH'h'mm",
                            "breaks java.time.LocalTime", "a date or time in the form HH:mm",
                            "day java.time.LocalDate", "a date or time in the form dd.MM.yyyy",
                            "java.time.Duration", "a duration of weeks, days, hours, minutes and seconds, such as PT1H30M",
                            "java.time.LocalTime", "an ISO 8601 time such as 10:15:30",
                            "made java.util.Date", "a date or time in the form yyyy-MM-dd HH:mm",
                            "month java.time.LocalDate", "a date or time in the form d. MMMM uuuu");
                    return completed(instance.visit(record));
                }
                default: {
                    // again
                    Object visit = argument(14, "visit");
                    Object more = argument(15, "more");
                    requireValid("visit", "more");
                    return completed(instance.again((Tools.Visit) visit, (int) more));
                }
            }
        }

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: { // LocalDate
                    Object result = value;
                    noArray(value, "a date or time in the form dd.MM.yyyy");
                    return result;
                }
                case 1: // LocalDate
                    return value(0, anyValue(value));
                case 2: { // LocalTime
                    Object result = value;
                    noArray(value, "a date or time in the form HH'h'mm");
                    return result;
                }
                case 3: // LocalTime
                    return value(2, anyValue(value));
                case 4: { // LocalDate
                    Object result = value;
                    noArray(value, "a date or time in the form d. MMMM uuuu");
                    return result;
                }
                case 5: // LocalDate
                    return value(4, anyValue(value));
                case 6: // Date
                    return anyValue(value);
                case 7: { // LocalTime
                    Object result = value;
                    noArray(value, "a date or time in the form HH:mm");
                    return result;
                }
                case 8: // List<LocalTime>
                    return inspectElements(7, value);
                case 9: // List<LocalTime>
                    return value(8, anyValue(value));
                case 10: // Duration
                    return anyValue(value);
                case 11: // Map<String, LocalTime>
                    return checkMapOfStringLocalTime(value);
                case 12: // Map<String, LocalTime>
                    return value(11, anyValue(value));
                case 13: // Tools.Visit
                    return checkVisit(value);
                case 14: // Tools.Visit
                    return mappedByFormat(value(13, value), Tools.Visit.class, "an object",
                            "at java.time.LocalTime", "a date or time in the form HH'h'mm",
                            "breaks java.time.LocalTime", "a date or time in the form HH:mm",
                            "day java.time.LocalDate", "a date or time in the form dd.MM.yyyy",
                            "java.time.Duration", "a duration of weeks, days, hours, minutes and seconds, such as PT1H30M",
                            "java.time.LocalTime", "an ISO 8601 time such as 10:15:30",
                            "made java.util.Date", "a date or time in the form yyyy-MM-dd HH:mm",
                            "month java.time.LocalDate", "a date or time in the form d. MMMM uuuu");
                case 15: // int
                    return intValue(value);
                case 16: { // LocalTime
                    Object result = value;
                    noArray(value, "an ISO 8601 time such as 10:15:30");
                    return result;
                }
                case 17: { // LocalDate
                    Object result = value;
                    noArray(value, "a date or time in the form dd.MM.yyyy");
                    return result;
                }
                case 18: { // LocalTime
                    Object result = value;
                    noArray(value, "a date or time in the form HH'h'mm");
                    return result;
                }
                case 19: { // LocalDate
                    Object result = value;
                    noArray(value, "a date or time in the form d. MMMM uuuu");
                    return result;
                }
                case 20: { // LocalTime
                    Object result = value;
                    noArray(value, "a date or time in the form HH:mm");
                    return result;
                }
                default: // 21: List<LocalTime>
                    return inspectElements(20, value);
            }
        }

        Object checkMapOfStringLocalTime(Object value) {
            if (value instanceof Map) {
                inspectOthers(16, value);
            }
            return value;
        }

        Object checkVisit(Object value) {
            if (value instanceof Map) {
                require(value, "day");
                inspect(17, value, "day");
                require(value, "at");
                inspect(18, value, "at");
                require(value, "month");
                inspect(19, value, "month");
                require(value, "made");
                require(value, "breaks");
                inspect(21, value, "breaks");
                require(value, "length");
                require(value, "others");
                inspect(11, value, "others");
            }
            return value;
        }
    }
}
