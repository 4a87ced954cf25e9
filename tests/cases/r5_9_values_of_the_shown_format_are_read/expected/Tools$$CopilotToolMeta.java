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
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(10);
        // time
        tools.add(new ToolDefinition(
                "time",
                "Reads a time.",
                structure(object("value", object("type", "string", "format", "time")), "value"),
                handler(0, "time", instance, mapper), null, null, null, null, null));
        // moment
        tools.add(new ToolDefinition(
                "moment",
                "Reads a date and time.",
                structure(object("value", object("type", "string", "format", "date-time")), "value"),
                handler(1, "moment", instance, mapper), null, null, null, null, null));
        // duration
        tools.add(new ToolDefinition(
                "duration",
                "Reads a duration.",
                structure(
                    object(
                        "value", object(
                            "type", "string",
                            "format", "duration",
                            "pattern", "^P(\\d{1,9}W|(\\d{1,9}D)?(T(\\d{1,9}H)?(\\d{1,9}M)?(\\d{1,9}S)?)?)$")),
                    "value"),
                handler(2, "duration", instance, mapper), null, null, null, null, null));
        // period
        tools.add(new ToolDefinition(
                "period",
                "Reads a period.",
                structure(
                    object(
                        "value", object(
                            "type", "string",
                            "format", "duration",
                            "pattern", "^P(\\d{1,8}W|(\\d{1,9}Y)?(\\d{1,9}M)?(\\d{1,9}D)?)$")),
                    "value"),
                handler(3, "period", instance, mapper), null, null, null, null, null));
        // url
        tools.add(new ToolDefinition(
                "url",
                "Reads a URL.",
                structure(
                    object(
                        "value", object("type", "string", "format", "uri", "pattern", "^(https?|ftp|file|mailto|jrt|jmod):")),
                    "value"),
                handler(4, "url", instance, mapper), null, null, null, null, null));
        // date
        tools.add(new ToolDefinition(
                "date",
                "Reads a date.",
                structure(object("value", object("type", "string", "format", "date-time")), "value"),
                handler(5, "date", instance, mapper), null, null, null, null, null));
        // calendar
        tools.add(new ToolDefinition(
                "calendar",
                "Reads a calendar.",
                structure(object("value", object("type", "string", "format", "date-time")), "value"),
                handler(6, "calendar", instance, mapper), null, null, null, null, null));
        // expression
        tools.add(new ToolDefinition(
                "expression",
                "Reads an expression.",
                structure(object("value", object("type", "string", "maxLength", 1000)), "value"),
                handler(7, "expression", instance, mapper), null, null, null, null, null));
        // plan
        tools.add(new ToolDefinition(
                "plan",
                "Reads a plan.",
                structure(
                    object(
                        "value", structure(
                            object(
                                "opens", object("type", "string", "format", "time"),
                                "breaks", object("type", "array", "items", object("type", "string", "format", "time")),
                                "days", object(
                                    "type", "object",
                                    "additionalProperties", object("type", "string", "format", "date-time")),
                                "length", object(
                                    "type", "string",
                                    "format", "duration",
                                    "pattern", "^P(\\d{1,9}W|(\\d{1,9}D)?(T(\\d{1,9}H)?(\\d{1,9}M)?(\\d{1,9}S)?)?)$"),
                                "made", object("type", "string", "format", "date-time"),
                                "changed", object("type", "array", "items", object("type", "string", "format", "date-time")),
                                "closes", object("type", "string", "pattern", "^([01][0-9]|2[0-3])\\.[0-5][0-9]$"),
                                "name", object("type", "string", "maxLength", 1000))),
                        "more", typed("integer")),
                    "value", "more"),
                handler(8, "plan", instance, mapper), null, null, null, null, null));
        // slots
        tools.add(new ToolDefinition(
                "slots",
                "Reads slots.",
                structure(
                    object(
                        "value", object(
                            "type", "array",
                            "items", structure(
                                object(
                                    "from", object("type", "string", "format", "time"),
                                    "length", object(
                                        "type", "string",
                                        "format", "duration",
                                        "pattern", "^P(\\d{1,9}W|(\\d{1,9}D)?(T(\\d{1,9}H)?(\\d{1,9}M)?(\\d{1,9}S)?)?)$")),
                                "from", "length")),
                        "times", object(
                            "type", "object",
                            "additionalProperties", object("type", "array", "items", object("type", "string", "format", "time")))),
                    "value", "times"),
                handler(9, "slots", instance, mapper), null, null, null, null, null));
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
                    // time
                    Object value = argument(0, "value");
                    requireValid("value");
                    return completed(instance.time((LocalTime) value));
                }
                case 1: {
                    // moment
                    Object value = argument(1, "value");
                    requireValid("value");
                    return completed(instance.moment((LocalDateTime) value));
                }
                case 2: {
                    // duration
                    Object value = argument(2, "value");
                    requireValid("value");
                    return completed(instance.duration((Duration) value));
                }
                case 3: {
                    // period
                    Object value = argument(3, "value");
                    requireValid("value");
                    return completed(instance.period((Period) value));
                }
                case 4: {
                    // url
                    Object value = argument(4, "value");
                    requireValid("value");
                    return completed(instance.url((URL) value));
                }
                case 5: {
                    // date
                    Object value = argument(5, "value");
                    requireValid("value");
                    return completed(instance.date((Date) value));
                }
                case 6: {
                    // calendar
                    Object value = argument(6, "value");
                    requireValid("value");
                    return completed(instance.calendar((Calendar) value));
                }
                case 7: {
                    // expression
                    Object value = argument(7, "value");
                    requireValid("value");
                    return completed(instance.expression((Pattern) value));
                }
                case 8: {
                    // plan
                    Object value = argument(8, "value");
                    Object more = argument(9, "more");
                    requireValid("value", "more");
                    return completed(instance.plan((Tools.Plan) value, (int) more));
                }
                default: {
                    // slots
                    Object value = argument(10, "value");
                    Object times = argument(11, "times");
                    requireValid("value", "times");
                    return completed(instance.slots((List) value, (Map) times));
                }
            }
        }

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: // LocalTime
                    return mappedByFormat(text(value, "an ISO 8601 time such as 10:15:30"), LocalTime.class, "an ISO 8601 time such as 10:15:30");
                case 1: // LocalDateTime
                    return mappedByFormat(text(value, "an ISO 8601 date and time such as 2024-02-29T10:15:30"), LocalDateTime.class, "an ISO 8601 date and time such as 2024-02-29T10:15:30");
                case 2: // Duration
                    return mappedByFormat(text(value, "a duration of weeks, days, hours, minutes and seconds, such as PT1H30M"), Duration.class, "a duration of weeks, days, hours, minutes and seconds, such as PT1H30M");
                case 3: // Period
                    return mapped(text(value, "a period of years, months, weeks and days, such as P1Y2M3D"), Period.class, "a period of years, months, weeks and days, such as P1Y2M3D");
                case 4: // URL
                    return mapped(text(value, "a URL such as https://example.com/"), URL.class, "a URL such as https://example.com/");
                case 5: // Date
                    return mappedByFormat(text(value, "an ISO 8601 date and time such as 2024-02-29T10:15:30Z"), Date.class, "an ISO 8601 date and time such as 2024-02-29T10:15:30Z");
                case 6: // Calendar
                    return mappedByFormat(text(value, "an ISO 8601 date and time such as 2024-02-29T10:15:30Z"), Calendar.class, "an ISO 8601 date and time such as 2024-02-29T10:15:30Z");
                case 7: // Pattern
                    return mapped(text(value(12, value), "a regular expression of at most 1000 characters such as [a-z]+"), Pattern.class, "a regular expression of at most 1000 characters such as [a-z]+");
                case 8: // Tools.Plan
                    return mappedByFormat(value(13, value), Tools.Plan.class, "an object",
                            "closes java.time.LocalTime", "a date or time in the form HH.mm",
                            "java.time.Duration", "a duration of weeks, days, hours, minutes and seconds, such as PT1H30M",
                            "java.time.LocalDateTime", "an ISO 8601 date and time such as 2024-02-29T10:15:30",
                            "java.time.LocalTime", "an ISO 8601 time such as 10:15:30",
                            "java.util.Calendar", "an ISO 8601 date and time such as 2024-02-29T10:15:30Z",
                            "java.util.Date", "an ISO 8601 date and time such as 2024-02-29T10:15:30Z",
                            "java.util.regex.Pattern", "a regular expression of at most 1000 characters such as [a-z]+");
                case 9: // int
                    return intValue(value);
                case 10: // List<Tools.Slot>
                    return collection(14, value, new ArrayList());
                case 11: // Map<String, List<LocalTime>>
                    return map(16, 15, value, new LinkedHashMap());
                case 12: { // Pattern
                    Object result = value;
                    textSize(value, 0, 1000);
                    return result;
                }
                case 13: // Tools.Plan
                    return checkPlan(value);
                case 14: // Tools.Slot
                    return readSlot(value);
                case 15: // List<LocalTime>
                    return collection(0, value, new ArrayList());
                case 16: // Object
                    return stringValue(value);
                case 17: { // LocalTime
                    Object result = value;
                    noArray(value, "an ISO 8601 time such as 10:15:30");
                    return result;
                }
                case 18: // List<LocalTime>
                    return inspectElements(17, value);
                case 19: // Map<String, LocalDateTime>
                    return checkMapOfStringLocalDateTime(value);
                case 20: { // LocalTime
                    Object result = value;
                    noArray(value, "a date or time in the form HH.mm");
                    return result;
                }
                default: { // 21: LocalDateTime
                    Object result = value;
                    noArray(value, "an ISO 8601 date and time such as 2024-02-29T10:15:30");
                    return result;
                }
            }
        }

        Object checkPlan(Object value) {
            if (value instanceof Map) {
                inspect(17, value, "opens");
                inspect(18, value, "breaks");
                inspect(19, value, "days");
                inspect(20, value, "closes");
                inspect(12, value, "name");
            }
            return value;
        }

        Tools.Slot readSlot(Object value) {
            Map<?, ?> members = members(value);
            return new Tools.Slot(
                    (LocalTime) member(0, members, "from"),
                    (Duration) member(2, members, "length"));
        }

        Object checkMapOfStringLocalDateTime(Object value) {
            if (value instanceof Map) {
                inspectOthers(21, value);
            }
            return value;
        }
    }
}
