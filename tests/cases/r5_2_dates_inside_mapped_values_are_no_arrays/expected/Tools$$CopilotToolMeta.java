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
        // plan
        tools.add(new ToolDefinition(
                "plan",
                "Plans.",
                structure(
                    object(
                        "plan", structure(
                            object(
                                "day", object("type", "string", "format", "date"),
                                "time", object("type", "string", "format", "time"),
                                "offset", object("type", "string", "format", "time"),
                                "at", object("type", "string", "format", "date-time"),
                                "month", typed("string"),
                                "birthday", typed("string"),
                                "instant", object("type", "string", "format", "date-time"),
                                "days", object("type", "array", "items", object("type", "string", "format", "date")),
                                "byName", object(
                                    "type", "object",
                                    "additionalProperties", object("type", "string", "format", "date")),
                                "formatted", object(
                                    "type", "string",
                                    "pattern", "^(0[1-9]|[12][0-9]|3[01])\\.(0[1-9]|1[0-2])\\.[1-9][0-9]{3}$")))),
                    "plan"),
                handler(0, "plan", instance, mapper), null, null, null, null, null));
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
            // plan
            Object plan = argument(0, "plan");
            requireValid("plan");
            return completed(instance.plan((Tools.Plan) plan));
        }

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: // Tools.Plan
                    return mappedByFormat(value(1, value), Tools.Plan.class, "an object",
                            "formatted java.time.LocalDate", "a date or time in the form dd.MM.yyyy",
                            "java.time.Instant", "an ISO 8601 date and time with offset such as 2024-02-29T10:15:30Z",
                            "java.time.LocalDate", "an ISO 8601 date such as 2024-02-29",
                            "java.time.LocalDateTime", "an ISO 8601 date and time such as 2024-02-29T10:15:30",
                            "java.time.LocalTime", "an ISO 8601 time such as 10:15:30",
                            "java.time.MonthDay", "a month and day such as --02-29",
                            "java.time.OffsetTime", "an ISO 8601 time with offset such as 10:15:30+01:00",
                            "java.time.YearMonth", "a year and month such as 2024-02");
                case 1: // Tools.Plan
                    return checkPlan(value);
                case 2: { // LocalDate
                    Object result = value;
                    noArray(value, "an ISO 8601 date such as 2024-02-29");
                    return result;
                }
                case 3: { // LocalTime
                    Object result = value;
                    noArray(value, "an ISO 8601 time such as 10:15:30");
                    return result;
                }
                case 4: { // OffsetTime
                    Object result = value;
                    noArray(value, "an ISO 8601 time with offset such as 10:15:30+01:00");
                    return result;
                }
                case 5: { // LocalDateTime
                    Object result = value;
                    noArray(value, "an ISO 8601 date and time such as 2024-02-29T10:15:30");
                    return result;
                }
                case 6: { // YearMonth
                    Object result = value;
                    noArray(value, "a year and month such as 2024-02");
                    return result;
                }
                case 7: { // MonthDay
                    Object result = value;
                    noArray(value, "a month and day such as --02-29");
                    return result;
                }
                case 8: // List<LocalDate>
                    return inspectElements(2, value);
                case 9: // Map<String, LocalDate>
                    return checkMapOfStringLocalDate(value);
                default: { // 10: LocalDate
                    Object result = value;
                    noArray(value, "a date or time in the form dd.MM.yyyy");
                    return result;
                }
            }
        }

        Object checkPlan(Object value) {
            if (value instanceof Map) {
                inspect(2, value, "day");
                inspect(3, value, "time");
                inspect(4, value, "offset");
                inspect(5, value, "at");
                inspect(6, value, "month");
                inspect(7, value, "birthday");
                inspect(8, value, "days");
                inspect(9, value, "byName");
                inspect(10, value, "formatted");
            }
            return value;
        }

        Object checkMapOfStringLocalDate(Object value) {
            if (value instanceof Map) {
                inspectOthers(2, value);
            }
            return value;
        }
    }
}
