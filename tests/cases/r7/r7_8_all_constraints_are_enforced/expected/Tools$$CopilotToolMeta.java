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
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(7);
        // digits
        tools.add(new ToolDefinition(
                "digits",
                "Takes digits.",
                structure(
                    object(
                        "whole", object("type", "integer", "minimum", -99, "maximum", 99),
                        "price", object(
                            "type", "number",
                            "exclusiveMinimum", -1000,
                            "exclusiveMaximum", 1000,
                            "multipleOf", 0.01),
                        "part", object("type", "number", "exclusiveMinimum", -1, "exclusiveMaximum", 1, "multipleOf", 0.1),
                        "text", object("type", "string", "pattern", "^[-+]?([0-9]{1,2}(\\.[0-9]{0,1})?|0?\\.[0-9]{1,1})$")),
                    "whole", "price", "part", "text"),
                handler(0, "digits", instance, mapper), null, null, null, null, null));
        // flags
        tools.add(new ToolDefinition(
                "flags",
                "Takes booleans.",
                structure(
                    object(
                        "yes", object("type", "boolean", "const", true),
                        "no", object("type", "boolean", "const", false),
                        "none", object("type", "string", "not", object())),
                    "yes", "no"),
                handler(1, "flags", instance, mapper), null, null, null, null, null));
        // past
        tools.add(new ToolDefinition(
                "past",
                "Takes the past.",
                structure(
                    object(
                        "day", object("type", "string", "format", "date"),
                        "at", object("type", "string", "format", "date-time"),
                        "date", object("type", "string", "format", "date-time"),
                        "calendar", object("type", "string", "format", "date-time"),
                        "year", typed("integer")),
                    "day", "at", "date", "calendar", "year"),
                handler(2, "past", instance, mapper), null, null, null, null, null));
        // future
        tools.add(new ToolDefinition(
                "future",
                "Takes the future.",
                structure(
                    object(
                        "at", object("type", "string", "format", "date-time"),
                        "from", object("type", "string", "format", "date-time"),
                        "zoned", object("type", "string", "format", "date-time"),
                        "month", typed("string")),
                    "at", "from", "zoned", "month"),
                handler(3, "future", instance, mapper), null, null, null, null, null));
        // order
        tools.add(new ToolDefinition(
                "order",
                "Takes an order.",
                structure(
                    object(
                        "order", structure(
                            object(
                                "price", object(
                                    "type", "number",
                                    "exclusiveMinimum", -1000,
                                    "exclusiveMaximum", 1000,
                                    "multipleOf", 0.01),
                                "accepted", object("type", "boolean", "const", true),
                                "id", object("type", "string", "not", object())),
                            "price", "accepted"),
                        "more", typed("integer")),
                    "order", "more"),
                handler(4, "order", instance, mapper), null, null, null, null, null));
        // book
        tools.add(new ToolDefinition(
                "book",
                "Takes a booking.",
                structure(
                    object(
                        "booking", structure(
                            object(
                                "day", object("type", "string", "format", "date"),
                                "changes", object("type", "array", "items", object("type", "string", "format", "date-time")),
                                "accepted", object("type", "boolean", "const", true),
                                "seats", object("type", "integer", "minimum", -99, "maximum", 99),
                                "id", object("type", "string", "not", object()),
                                "since", typed("integer"))),
                        "more", typed("integer")),
                    "booking", "more"),
                handler(5, "book", instance, mapper), null, null, null, null, null));
        // odd
        tools.add(new ToolDefinition(
                "odd",
                "Takes what no validator takes.",
                structure(
                    object(
                        "number", typed("integer"),
                        "text", typed("string"),
                        "length", object(
                            "type", "string",
                            "format", "duration",
                            "pattern", "^P(\\d{1,9}W|(\\d{1,9}D)?(T(\\d{1,9}H)?(\\d{1,9}M)?(\\d{1,9}S)?)?)$")),
                    "number", "text", "length"),
                handler(6, "odd", instance, mapper), null, null, null, null, null));
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

        protected Object call(int number) throws Throwable {
            switch (number) {
                case 0: {
                    // digits
                    Object whole = argument(0, "whole");
                    Object price = argument(1, "price");
                    Object part = argument(2, "part");
                    Object text = argument(3, "text");
                    requireValid("whole", "price", "part", "text");
                    return instance.digits((int) whole, (BigDecimal) price, (double) part, (String) text);
                }
                case 1: {
                    // flags
                    Object yes = argument(4, "yes");
                    Object no = argument(5, "no");
                    Object none = argument(7, "none");
                    requireValid("yes", "no", "none");
                    return instance.flags((boolean) yes, (Boolean) no, (String) none);
                }
                case 2: {
                    // past
                    Object day = argument(8, "day");
                    Object at = argument(9, "at");
                    Object date = argument(10, "date");
                    Object calendar = argument(11, "calendar");
                    Object year = argument(12, "year");
                    requireValid("day", "at", "date", "calendar", "year");
                    return instance.past((LocalDate) day, (Instant) at, (Date) date, (Calendar) calendar, (Year) year);
                }
                case 3: {
                    // future
                    Object at = argument(13, "at");
                    Object from = argument(14, "from");
                    Object zoned = argument(15, "zoned");
                    Object month = argument(16, "month");
                    requireValid("at", "from", "zoned", "month");
                    return instance.future((LocalDateTime) at, (OffsetDateTime) from, (ZonedDateTime) zoned, (YearMonth) month);
                }
                case 4: {
                    // order
                    Object order = argument(17, "order");
                    Object more = argument(18, "more");
                    requireValid("order", "more");
                    return instance.order((Tools.Order) order, (int) more);
                }
                case 5: {
                    // book
                    Object booking = argument(19, "booking");
                    Object more = argument(18, "more");
                    requireValid("booking", "more");
                    return instance.book((Tools.Booking) booking, (int) more);
                }
                default: {
                    // odd
                    Object number_ = argument(18, "number");
                    Object text = argument(20, "text");
                    Object length = argument(21, "length");
                    requireValid("number", "text", "length");
                    return instance.odd((int) number_, (String) text, (Duration) length);
                }
            }
        }

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: { // int
                    Object result = value(18, value);
                    requireNone(digits(value, 2, 0));
                    return result;
                }
                case 1: { // BigDecimal
                    Object result = value(22, value);
                    requireNone(digits(value, 3, 2));
                    return result;
                }
                case 2: { // double
                    Object result = value(23, value);
                    requireNone(digits(value, 0, 1));
                    return result;
                }
                case 3: { // String
                    Object result = value(20, value);
                    requireNone(digitsOfText(value, 2, 1));
                    return result;
                }
                case 4: { // boolean
                    Object result = value(24, value);
                    requireNone(asserted(value, 1));
                    return result;
                }
                case 5: { // Boolean
                    Object result = value(25, value);
                    requireNone(asserted(value, 0));
                    return result;
                }
                case 6: { // String
                    Object result = value(20, value);
                    requireNone(absent(value));
                    return result;
                }
                case 7: // String or null
                    return value == null ? null : value(6, value);
                case 8: { // LocalDate
                    Object result = value(26, value);
                    requireNone(moment(value, result, -1, -1));
                    return result;
                }
                case 9: { // Instant
                    Object result = value(27, value);
                    requireNone(moment(value, result, -1, 0));
                    return result;
                }
                case 10: { // Date
                    Object result = value(28, value);
                    requireNone(moment(value, result, -1, -1));
                    return result;
                }
                case 11: { // Calendar
                    Object result = value(29, value);
                    requireNone(moment(value, result, -1, -1));
                    return result;
                }
                case 12: { // Year
                    Object result = value(30, value);
                    requireNone(moment(value, result, -1, -1));
                    return result;
                }
                case 13: { // LocalDateTime
                    Object result = value(31, value);
                    requireNone(moment(value, result, 1, 1));
                    return result;
                }
                case 14: { // OffsetDateTime
                    Object result = value(32, value);
                    requireNone(moment(value, result, 0, 1));
                    return result;
                }
                case 15: { // ZonedDateTime
                    Object result = value(33, value);
                    requireNone(moment(value, result, 1, 1));
                    return result;
                }
                case 16: { // YearMonth
                    Object result = value(34, value);
                    requireNone(moment(value, result, 1, 1));
                    return result;
                }
                case 17: // Tools.Order
                    return readOrder(value);
                case 18: // int
                    return intValue(countedText(value));
                case 19: // Tools.Booking
                    return mapped(value(35, value), mapper.constructType(Tools.Booking.class));
                case 20: // String
                    return stringValue(value);
                case 21: // Duration
                    return mappedText(value, inDays(value), mapper.constructType(Duration.class), "a duration of weeks, days, hours, minutes and seconds, such as PT1H30M");
                case 22: // BigDecimal
                    return bigDecimalValue(counted(value, false));
                case 23: // double
                    return doubleValue(countedText(value));
                case 24: // boolean
                    return booleanValue(value);
                case 25: // Boolean
                    return booleanValue(value);
                case 26: // LocalDate
                    return mappedText(value, dateText(value), mapper.constructType(LocalDate.class), "an ISO 8601 date such as 2024-02-29");
                case 27: // Instant
                    return mappedText(value, dateTimeText(value), mapper.constructType(Instant.class), "an ISO 8601 date and time with offset such as 2024-02-29T10:15:30Z");
                case 28: // Date
                    return mappedText(value, inCapitals(value), mapper.constructType(Date.class), "an ISO 8601 date and time such as 2024-02-29T10:15:30Z");
                case 29: // Calendar
                    return mappedText(value, inCapitals(value), mapper.constructType(Calendar.class), "an ISO 8601 date and time such as 2024-02-29T10:15:30Z");
                case 30: // Year
                    return mappedValue(value, integerValue(value, "a year such as 2024"), mapper.constructType(Year.class), "a year such as 2024");
                case 31: // LocalDateTime
                    return mappedText(value, withoutOffset(value), mapper.constructType(LocalDateTime.class), "an ISO 8601 date and time such as 2024-02-29T10:15:30");
                case 32: // OffsetDateTime
                    return mappedText(value, dateTimeText(value), mapper.constructType(OffsetDateTime.class), "an ISO 8601 date and time with offset such as 2024-02-29T10:15:30Z");
                case 33: // ZonedDateTime
                    return mappedText(value, dateTimeText(value), mapper.constructType(ZonedDateTime.class), "an ISO 8601 date and time with offset such as 2024-02-29T10:15:30+01:00");
                case 34: // YearMonth
                    return mappedText(value, value, mapper.constructType(YearMonth.class), "a year and month such as 2024-02");
                case 35: // Tools.Booking
                    return properties(value, -1,
                            ~37, "day",
                            ~39, "changes",
                            ~41, "accepted",
                            ~42, "seats",
                            ~7, "id",
                            ~44, "since");
                case 36: { // LocalDate
                    Object result = value(45, value);
                    requireNone(moment(value, value == null ? null : value(26, value), 1, 1));
                    return result;
                }
                case 37: // LocalDate or null
                    return value == null ? null : value(36, value);
                case 38: // List<Instant>
                    return collection(46, value, new ArrayList());
                case 39: // List<Instant> or null
                    return value == null ? null : value(38, value);
                case 40: { // Boolean
                    Object result = value(25, value);
                    requireNone(asserted(value, 1));
                    return result;
                }
                case 41: // Boolean or null
                    return value == null ? null : value(40, value);
                case 42: { // long
                    Object result = value(47, value);
                    requireNone(digits(value, 2, 0));
                    return result;
                }
                case 43: { // Year
                    Object result = value(48, value);
                    requireNone(moment(value, value == null ? null : value(30, value), -1, 0));
                    return result;
                }
                case 44: // Year or null
                    return value == null ? null : value(43, value);
                case 45: // LocalDate
                    return checked(26, value);
                case 46: { // Instant
                    Object result = value(49, value);
                    requireNone(moment(value, value == null ? null : value(27, value), -1, -1));
                    return result;
                }
                case 47: // long
                    return longValue(countedText(value));
                case 48: // Year
                    return integerValue(checked(30, value), "a year such as 2024");
                default: // 49: Instant
                    return checked(27, value);
            }
        }

        Tools.Order readOrder(Object value) {
            Object[] read = components(value, 1, "price", 4, "accepted", ~7, "id");
            return new Tools.Order(
                    (BigDecimal) read[0],
                    (boolean) read[1],
                    (String) read[2]);
        }
    }
}
