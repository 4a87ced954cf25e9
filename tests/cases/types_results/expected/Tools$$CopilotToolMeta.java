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
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(40);
        // text
        tools.add(new ToolDefinition(
                "text",
                "Text, as it is.",
                structure(object()),
                handler(0, "text", instance, mapper), null, null, null, null, null));
        // number
        tools.add(new ToolDefinition(
                "number",
                "A number.",
                structure(object()),
                handler(1, "number", instance, mapper), null, null, null, null, null));
        // decimal
        tools.add(new ToolDefinition(
                "decimal",
                "A decimal.",
                structure(object()),
                handler(2, "decimal", instance, mapper), null, null, null, null, null));
        // truth
        tools.add(new ToolDefinition(
                "truth",
                "A boolean.",
                structure(object()),
                handler(3, "truth", instance, mapper), null, null, null, null, null));
        // character
        tools.add(new ToolDefinition(
                "character",
                "One character.",
                structure(object()),
                handler(4, "character", instance, mapper), null, null, null, null, null));
        // counter
        tools.add(new ToolDefinition(
                "counter",
                "A counter.",
                structure(object()),
                handler(5, "counter", instance, mapper), null, null, null, null, null));
        // bytes
        tools.add(new ToolDefinition(
                "bytes",
                "Bytes, as base64.",
                structure(object()),
                handler(6, "bytes", instance, mapper), null, null, null, null, null));
        // characters
        tools.add(new ToolDefinition(
                "characters",
                "Characters, as text.",
                structure(object()),
                handler(7, "characters", instance, mapper), null, null, null, null, null));
        // uuid
        tools.add(new ToolDefinition(
                "uuid",
                "A UUID.",
                structure(object()),
                handler(8, "uuid", instance, mapper), null, null, null, null, null));
        // uri
        tools.add(new ToolDefinition(
                "uri",
                "A URI.",
                structure(object()),
                handler(9, "uri", instance, mapper), null, null, null, null, null));
        // path
        tools.add(new ToolDefinition(
                "path",
                "A path, as an absolute URI.",
                structure(object()),
                handler(10, "path", instance, mapper), null, null, null, null, null));
        // file
        tools.add(new ToolDefinition(
                "file",
                "A file, as its path.",
                structure(object()),
                handler(11, "file", instance, mapper), null, null, null, null, null));
        // date
        tools.add(new ToolDefinition(
                "date",
                "A date.",
                structure(object()),
                handler(12, "date", instance, mapper), null, null, null, null, null));
        // time
        tools.add(new ToolDefinition(
                "time",
                "A time.",
                structure(object()),
                handler(13, "time", instance, mapper), null, null, null, null, null));
        // date_time
        tools.add(new ToolDefinition(
                "date_time",
                "A date and time without a zone.",
                structure(object()),
                handler(14, "date_time", instance, mapper), null, null, null, null, null));
        // instant
        tools.add(new ToolDefinition(
                "instant",
                "An instant.",
                structure(object()),
                handler(15, "instant", instance, mapper), null, null, null, null, null));
        // offset_date_time
        tools.add(new ToolDefinition(
                "offset_date_time",
                "A date and time with an offset.",
                structure(object()),
                handler(16, "offset_date_time", instance, mapper), null, null, null, null, null));
        // zoned_date_time
        tools.add(new ToolDefinition(
                "zoned_date_time",
                "A date and time with a zone; only the offset is kept.",
                structure(object()),
                handler(17, "zoned_date_time", instance, mapper), null, null, null, null, null));
        // offset_time
        tools.add(new ToolDefinition(
                "offset_time",
                "A time with an offset.",
                structure(object()),
                handler(18, "offset_time", instance, mapper), null, null, null, null, null));
        // old_date
        tools.add(new ToolDefinition(
                "old_date",
                "A `java.util.Date`.",
                structure(object()),
                handler(19, "old_date", instance, mapper), null, null, null, null, null));
        // duration
        tools.add(new ToolDefinition(
                "duration",
                "A duration, as seconds.",
                structure(object()),
                handler(20, "duration", instance, mapper), null, null, null, null, null));
        // period
        tools.add(new ToolDefinition(
                "period",
                "A period.",
                structure(object()),
                handler(21, "period", instance, mapper), null, null, null, null, null));
        // year
        tools.add(new ToolDefinition(
                "year",
                "A year, as text.",
                structure(object()),
                handler(22, "year", instance, mapper), null, null, null, null, null));
        // year_month
        tools.add(new ToolDefinition(
                "year_month",
                "A year and a month.",
                structure(object()),
                handler(23, "year_month", instance, mapper), null, null, null, null, null));
        // month_day
        tools.add(new ToolDefinition(
                "month_day",
                "A month and a day.",
                structure(object()),
                handler(24, "month_day", instance, mapper), null, null, null, null, null));
        // zone
        tools.add(new ToolDefinition(
                "zone",
                "A time zone.",
                structure(object()),
                handler(25, "zone", instance, mapper), null, null, null, null, null));
        // locale
        tools.add(new ToolDefinition(
                "locale",
                "A locale.",
                structure(object()),
                handler(26, "locale", instance, mapper), null, null, null, null, null));
        // currency
        tools.add(new ToolDefinition(
                "currency",
                "A currency.",
                structure(object()),
                handler(27, "currency", instance, mapper), null, null, null, null, null));
        // type
        tools.add(new ToolDefinition(
                "type",
                "A class.",
                structure(object()),
                handler(28, "type", instance, mapper), null, null, null, null, null));
        // pattern
        tools.add(new ToolDefinition(
                "pattern",
                "A regular expression.",
                structure(object()),
                handler(29, "pattern", instance, mapper), null, null, null, null, null));
        // level
        tools.add(new ToolDefinition(
                "level",
                "An enum constant, by its JSON name.",
                structure(object()),
                handler(30, "level", instance, mapper), null, null, null, null, null));
        // list
        tools.add(new ToolDefinition(
                "list",
                "A list.",
                structure(object()),
                handler(31, "list", instance, mapper), null, null, null, null, null));
        // map
        tools.add(new ToolDefinition(
                "map",
                "A map.",
                structure(object()),
                handler(32, "map", instance, mapper), null, null, null, null, null));
        // pair
        tools.add(new ToolDefinition(
                "pair",
                "A pair.",
                structure(object()),
                handler(33, "pair", instance, mapper), null, null, null, null, null));
        // order
        tools.add(new ToolDefinition(
                "order",
                "A record; null components are left out.",
                structure(object()),
                handler(34, "order", instance, mapper), null, null, null, null, null));
        // room
        tools.add(new ToolDefinition(
                "room",
                "A class: public fields and getters.",
                structure(object()),
                handler(35, "room", instance, mapper), null, null, null, null, null));
        // optional
        tools.add(new ToolDefinition(
                "optional",
                "The value of an Optional.",
                structure(object()),
                handler(36, "optional", instance, mapper), null, null, null, null, null));
        // empty
        tools.add(new ToolDefinition(
                "empty",
                "An empty Optional is null.",
                structure(object()),
                handler(37, "empty", instance, mapper), null, null, null, null, null));
        // later
        tools.add(new ToolDefinition(
                "later",
                "The value of a future.",
                structure(object()),
                handler(38, "later", instance, mapper), null, null, null, null, null));
        // nothing
        tools.add(new ToolDefinition(
                "nothing",
                "Nothing.",
                structure(object()),
                handler(39, "nothing", instance, mapper), null, null, null, null, null));
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
                case 1: {
                    return callFrom10(number);
                }
                case 2: {
                    return callFrom20(number);
                }
                default: {
                    return callFrom30(number);
                }
            }
        }

        CompletableFuture<Object> callFrom0(int number) throws Throwable {
            switch (number) {
                case 0: {
                    // text
                    return completed(instance.text());
                }
                case 1: {
                    // number
                    return completed(json(instance.number(), mapper));
                }
                case 2: {
                    // decimal
                    return completed(json(instance.decimal(), mapper));
                }
                case 3: {
                    // truth
                    return completed(json(instance.truth(), mapper));
                }
                case 4: {
                    // character
                    return completed(json(instance.character(), mapper));
                }
                case 5: {
                    // counter
                    return completed(json(instance.counter(), mapper));
                }
                case 6: {
                    // bytes
                    return completed(json(instance.bytes(), mapper));
                }
                case 7: {
                    // characters
                    return completed(json(instance.characters(), mapper));
                }
                case 8: {
                    // uuid
                    return completed(json(instance.uuid(), mapper));
                }
                default: {
                    // uri
                    return completed(json(instance.uri(), mapper));
                }
            }
        }

        CompletableFuture<Object> callFrom10(int number) throws Throwable {
            switch (number) {
                case 10: {
                    // path
                    return completed(json(instance.path(), mapper));
                }
                case 11: {
                    // file
                    return completed(json(instance.file(), mapper));
                }
                case 12: {
                    // date
                    return completed(json(instance.date(), mapper));
                }
                case 13: {
                    // time
                    return completed(json(instance.time(), mapper));
                }
                case 14: {
                    // date_time
                    return completed(json(instance.dateTime(), mapper));
                }
                case 15: {
                    // instant
                    return completed(json(instance.instant(), mapper));
                }
                case 16: {
                    // offset_date_time
                    return completed(json(instance.offsetDateTime(), mapper));
                }
                case 17: {
                    // zoned_date_time
                    return completed(json(instance.zonedDateTime(), mapper));
                }
                case 18: {
                    // offset_time
                    return completed(json(instance.offsetTime(), mapper));
                }
                default: {
                    // old_date
                    return completed(json(instance.oldDate(), mapper));
                }
            }
        }

        CompletableFuture<Object> callFrom20(int number) throws Throwable {
            switch (number) {
                case 20: {
                    // duration
                    return completed(json(instance.duration(), mapper));
                }
                case 21: {
                    // period
                    return completed(json(instance.period(), mapper));
                }
                case 22: {
                    // year
                    return completed(json(instance.year(), mapper));
                }
                case 23: {
                    // year_month
                    return completed(json(instance.yearMonth(), mapper));
                }
                case 24: {
                    // month_day
                    return completed(json(instance.monthDay(), mapper));
                }
                case 25: {
                    // zone
                    return completed(json(instance.zone(), mapper));
                }
                case 26: {
                    // locale
                    return completed(json(instance.locale(), mapper));
                }
                case 27: {
                    // currency
                    return completed(json(instance.currency(), mapper));
                }
                case 28: {
                    // type
                    return completed(json(instance.type(), mapper));
                }
                default: {
                    // pattern
                    return completed(json(instance.pattern(), mapper));
                }
            }
        }

        CompletableFuture<Object> callFrom30(int number) throws Throwable {
            switch (number) {
                case 30: {
                    // level
                    return completed(json(instance.level(), mapper));
                }
                case 31: {
                    // list
                    return completed(json(instance.list(), mapper));
                }
                case 32: {
                    // map
                    return completed(json(instance.map(), mapper));
                }
                case 33: {
                    // pair
                    return completed(json(instance.pair(), mapper));
                }
                case 34: {
                    // order
                    return completed(json(instance.order(), mapper));
                }
                case 35: {
                    // room
                    return completed(json(instance.room(), mapper));
                }
                case 36: {
                    // optional
                    return completed(json(present(instance.optional()), mapper));
                }
                case 37: {
                    // empty
                    return completed(json(present(instance.empty()), mapper));
                }
                case 38: {
                    // later
                    return jsonLater(instance.later(), mapper, tool);
                }
                default: {
                    // nothing
                    instance.nothing();
                    return completed("Success");
                }
            }
        }
    }
}
