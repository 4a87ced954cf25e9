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
        // pause
        tools.add(new ToolDefinition(
                "pause",
                "Waits.",
                structure(
                    object(
                        "unit", object(
                            "type", "string",
                            "enum", list("NANOSECONDS", "MICROSECONDS", "MILLISECONDS", "SECONDS", "MINUTES", "HOURS", "DAYS")),
                        "day", object(
                            "type", "string",
                            "enum", list("MONDAY", "TUESDAY", "WEDNESDAY", "THURSDAY", "FRIDAY", "SATURDAY", "SUNDAY")),
                        "months", object(
                            "type", "array",
                            "items", object(
                                "type", "string",
                                "enum", list(
                                    "JANUARY", "FEBRUARY", "MARCH", "APRIL", "MAY", "JUNE", "JULY", "AUGUST", "SEPTEMBER",
                                    "OCTOBER", "NOVEMBER", "DECEMBER")))),
                    "unit", "day", "months"),
                handler(0, "pause", instance, mapper), null, null, null, null, null));
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
            // pause
            Object unit = argument(0, "unit");
            Object day = argument(1, "day");
            Object months = argument(2, "months");
            requireValid("unit", "day", "months");
            return completed(instance.pause((TimeUnit) unit, (DayOfWeek) day, (List) months));
        }

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: // TimeUnit
                    return readTimeUnit(value);
                case 1: // DayOfWeek
                    return readDayOfWeek(value);
                case 2: // List<Month>
                    return collection(3, value, new ArrayList());
                default: // 3: Month
                    return readMonth(value);
            }
        }

        TimeUnit readTimeUnit(Object value) {
            if (value instanceof String) {
                switch ((String) value) {
                    case "NANOSECONDS":
                        return TimeUnit.NANOSECONDS;
                    case "MICROSECONDS":
                        return TimeUnit.MICROSECONDS;
                    case "MILLISECONDS":
                        return TimeUnit.MILLISECONDS;
                    case "SECONDS":
                        return TimeUnit.SECONDS;
                    case "MINUTES":
                        return TimeUnit.MINUTES;
                    case "HOURS":
                        return TimeUnit.HOURS;
                    case "DAYS":
                        return TimeUnit.DAYS;
                    default:
                        break;
                }
            }
            throw new ArgumentError("one of \"NANOSECONDS\", \"MICROSECONDS\", \"MILLISECONDS\", \"SECONDS\", \"MINUTES\", \"HOURS\", \"DAYS\"", value);
        }

        DayOfWeek readDayOfWeek(Object value) {
            if (value instanceof String) {
                switch ((String) value) {
                    case "MONDAY":
                        return DayOfWeek.MONDAY;
                    case "TUESDAY":
                        return DayOfWeek.TUESDAY;
                    case "WEDNESDAY":
                        return DayOfWeek.WEDNESDAY;
                    case "THURSDAY":
                        return DayOfWeek.THURSDAY;
                    case "FRIDAY":
                        return DayOfWeek.FRIDAY;
                    case "SATURDAY":
                        return DayOfWeek.SATURDAY;
                    case "SUNDAY":
                        return DayOfWeek.SUNDAY;
                    default:
                        break;
                }
            }
            throw new ArgumentError("one of \"MONDAY\", \"TUESDAY\", \"WEDNESDAY\", \"THURSDAY\", \"FRIDAY\", \"SATURDAY\", \"SUNDAY\"", value);
        }

        Month readMonth(Object value) {
            if (value instanceof String) {
                switch ((String) value) {
                    case "JANUARY":
                        return Month.JANUARY;
                    case "FEBRUARY":
                        return Month.FEBRUARY;
                    case "MARCH":
                        return Month.MARCH;
                    case "APRIL":
                        return Month.APRIL;
                    case "MAY":
                        return Month.MAY;
                    case "JUNE":
                        return Month.JUNE;
                    case "JULY":
                        return Month.JULY;
                    case "AUGUST":
                        return Month.AUGUST;
                    case "SEPTEMBER":
                        return Month.SEPTEMBER;
                    case "OCTOBER":
                        return Month.OCTOBER;
                    case "NOVEMBER":
                        return Month.NOVEMBER;
                    case "DECEMBER":
                        return Month.DECEMBER;
                    default:
                        break;
                }
            }
            throw new ArgumentError("one of \"JANUARY\", \"FEBRUARY\", \"MARCH\", \"APRIL\", \"MAY\", \"JUNE\", \"JULY\", \"AUGUST\", \"SEPTEMBER\", \"OCTOBER\", \"NOVEMBER\", \"DECEMBER\"", value);
        }
    }
}
