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
        // all
        tools.add(new ToolDefinition(
                "all",
                "All.",
                structure(
                    object(
                        "a", typed("string"),
                        "b", typed("string"),
                        "c", typed("string"),
                        "d", typed("string"),
                        "e", typed("string"),
                        "f", object("type", "string", "maxLength", 1000),
                        "g", object(
                            "type", "string",
                            "format", "duration",
                            "pattern", "^P(\\d{1,8}W|(\\d{1,9}Y)?(\\d{1,9}M)?(\\d{1,9}D)?)$"),
                        "h", typed("integer"),
                        "i", typed("string"),
                        "j", typed("string"),
                        "k", typed("string"),
                        "l", typed("string")),
                    "a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k", "l"),
                handler(0, "all", instance, mapper), null, null, null, null, null));
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
            // all
            Object a = argument(0, "a");
            Object b = argument(1, "b");
            Object c = argument(2, "c");
            Object d = argument(3, "d");
            Object e = argument(4, "e");
            Object f = argument(5, "f");
            Object g = argument(6, "g");
            Object h = argument(7, "h");
            Object i = argument(8, "i");
            Object j = argument(9, "j");
            Object k = argument(10, "k");
            Object l = argument(11, "l");
            requireValid("a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k", "l");
            return instance.all((Locale) a, (Currency) b, (ZoneId) c, (Path) d, (File) e, (Pattern) f, (Period) g, (Year) h, (YearMonth) i, (Class) j, (ZoneOffset) k, (MonthDay) l);
        }

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: // Locale
                    return mappedText(value, value, mapper.constructType(Locale.class), "a language tag such as en-GB");
                case 1: // Currency
                    return mappedText(value, value, mapper.constructType(Currency.class), "a currency code such as EUR");
                case 2: // ZoneId
                    return mappedText(value, value, mapper.constructType(ZoneId.class), "a time zone such as Europe/Berlin");
                case 3: // Path
                    return mappedText(value, value, mapper.constructType(Path.class), "a file path");
                case 4: // File
                    return mappedText(value, value, mapper.constructType(File.class), "a file path");
                case 5: // Pattern
                    return mappedText(value, shortText(value, 1000), mapper.constructType(Pattern.class), "a regular expression of at most 1000 characters such as [a-z]+");
                case 6: // Period
                    return mappedText(value, value, mapper.constructType(Period.class), "a period of years, months, weeks and days, such as P1Y2M3D");
                case 7: // Year
                    return mappedValue(value, integerValue(value, "a year such as 2024"), mapper.constructType(Year.class), "a year such as 2024");
                case 8: // YearMonth
                    return mappedText(value, value, mapper.constructType(YearMonth.class), "a year and month such as 2024-02");
                case 9: // Class<Object>
                    return mappedText(value, value, mapper.constructType(new TypeReference<Class<Object>>() {}), "the full name of a class");
                case 10: // ZoneOffset
                    return mappedText(value, value, mapper.constructType(ZoneOffset.class), "an offset from UTC such as +01:00");
                default: // 11: MonthDay
                    return mappedText(value, value, mapper.constructType(MonthDay.class), "a month and day such as --02-29");
            }
        }
    }
}
