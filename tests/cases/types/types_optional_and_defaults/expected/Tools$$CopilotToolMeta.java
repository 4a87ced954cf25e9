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
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(21);
        // optionals
        tools.add(new ToolDefinition(
                "optionals",
                "An Optional.",
                structure(object("value", typed("string"))),
                handler(0, "optionals", instance, mapper), null, null, null, null, null));
        // optional_ints
        tools.add(new ToolDefinition(
                "optional_ints",
                "An Optional integer.",
                structure(object("value", typed("integer"))),
                handler(1, "optional_ints", instance, mapper), null, null, null, null, null));
        // optional_longs
        tools.add(new ToolDefinition(
                "optional_longs",
                "An Optional integer of 64 bits.",
                structure(object("value", typed("integer"))),
                handler(2, "optional_longs", instance, mapper), null, null, null, null, null));
        // optional_doubles
        tools.add(new ToolDefinition(
                "optional_doubles",
                "An Optional number.",
                structure(object("value", typed("number"))),
                handler(3, "optional_doubles", instance, mapper), null, null, null, null, null));
        // nullables
        tools.add(new ToolDefinition(
                "nullables",
                "`@Nullable`, from any library.",
                structure(object("value", typed("integer"))),
                handler(4, "nullables", instance, mapper), null, null, null, null, null));
        // not_required
        tools.add(new ToolDefinition(
                "not_required",
                "`required = false`.",
                structure(object("value", typed("integer", "How many"))),
                handler(5, "not_required", instance, mapper), null, null, null, null, null));
        // int_defaults
        tools.add(new ToolDefinition(
                "int_defaults",
                "A default is JSON of the type in the schema.",
                structure(object("value", object("type", "integer", "description", "How many", "default", 10))),
                handler(6, "int_defaults", instance, mapper), null, null, null, null, null));
        // decimal_defaults
        tools.add(new ToolDefinition(
                "decimal_defaults",
                "A number's default.",
                structure(object("value", object("type", "number", "description", "How much", "default", 2.5))),
                handler(7, "decimal_defaults", instance, mapper), null, null, null, null, null));
        // boolean_defaults
        tools.add(new ToolDefinition(
                "boolean_defaults",
                "`true` and `false` in any case.",
                structure(object("value", object("type", "boolean", "description", "Whether", "default", true))),
                handler(8, "boolean_defaults", instance, mapper), null, null, null, null, null));
        // char_defaults
        tools.add(new ToolDefinition(
                "char_defaults",
                "One character.",
                structure(object("value", object("type", "string", "description", "Which", "default", ","))),
                handler(9, "char_defaults", instance, mapper), null, null, null, null, null));
        // string_defaults
        tools.add(new ToolDefinition(
                "string_defaults",
                "Text.",
                structure(object("value", object("type", "string", "description", "Whom", "default", "you"))),
                handler(10, "string_defaults", instance, mapper), null, null, null, null, null));
        // enum_defaults
        tools.add(new ToolDefinition(
                "enum_defaults",
                "An enum's constant, by its name in Java or in JSON.",
                structure(
                    object(
                        "value", object(
                            "type", "string",
                            "enum", list("STANDARD", "next-day"),
                            "description", "How",
                            "default", "next-day"))),
                handler(11, "enum_defaults", instance, mapper), null, null, null, null, null));
        // duration_defaults
        tools.add(new ToolDefinition(
                "duration_defaults",
                "Text of a type that is read from text.",
                structure(
                    object(
                        "value", object(
                            "type", "string",
                            "format", "duration",
                            "pattern", "^P(\\d{1,9}W|(\\d{1,9}D)?(T(\\d{1,9}H)?(\\d{1,9}M)?(\\d{1,9}S)?)?)$",
                            "description", "How long",
                            "default", "PT5M"))),
                handler(12, "duration_defaults", instance, mapper), null, null, null, null, null));
        // year_defaults
        tools.add(new ToolDefinition(
                "year_defaults",
                "A year is a number.",
                structure(object("value", object("type", "integer", "description", "When", "default", 2026))),
                handler(13, "year_defaults", instance, mapper), null, null, null, null, null));
        // byte_defaults
        tools.add(new ToolDefinition(
                "byte_defaults",
                "Bytes, as base64.",
                structure(
                    object(
                        "value", object(
                            "type", "string",
                            "contentEncoding", "base64",
                            "description", "What",
                            "default", "AAEC"))),
                handler(14, "byte_defaults", instance, mapper), null, null, null, null, null));
        // list_defaults
        tools.add(new ToolDefinition(
                "list_defaults",
                "JSON of a list.",
                structure(
                    object(
                        "value", object(
                            "type", "array",
                            "items", typed("string"),
                            "description", "Whom",
                            "default", list("me", "you")))),
                handler(15, "list_defaults", instance, mapper), null, null, null, null, null));
        // map_defaults
        tools.add(new ToolDefinition(
                "map_defaults",
                "JSON of a map.",
                structure(
                    object(
                        "value", object(
                            "type", "object",
                            "additionalProperties", typed("integer"),
                            "description", "Limits",
                            "default", object("a", 1)))),
                handler(16, "map_defaults", instance, mapper), null, null, null, null, null));
        // any_defaults
        tools.add(new ToolDefinition(
                "any_defaults",
                "JSON of anything.",
                structure(
                    object("value", object("description", "What", "default", list(1, (Object) null)))),
                handler(17, "any_defaults", instance, mapper), null, null, null, null, null));
        // record_defaults
        new Call(instance, mapper, "record_defaults", null).checkDefaults(18);
        tools.add(new ToolDefinition(
                "record_defaults",
                "JSON of a record beside another parameter.",
                structure(
                    object(
                        "at", object(
                            "type", "object",
                            "properties", object("x", typed("integer"), "y", typed("integer")),
                            "required", list("x", "y"),
                            "description", "Where",
                            "default", object("x", 1, "y", 2)),
                        "zoom", typed("integer")),
                    "zoom"),
                handler(18, "record_defaults", instance, mapper), null, null, null, null, null));
        // components
        tools.add(new ToolDefinition(
                "components",
                "Components of a flattened record.",
                structure(
                    object(
                        "text", typed("string"),
                        "since", object("type", "string", "format", "date"),
                        "limit", object("type", "integer", "description", "How many", "default", 10),
                        "exact", typed("boolean")),
                    "text"),
                handler(19, "components", instance, mapper), null, null, null, null, null));
        // jackson_components
        tools.add(new ToolDefinition(
                "jackson_components",
                "A component that Jackson's annotation makes optional.",
                structure(
                    object(
                        "note", structure(object("text", typed("string"), "author", typed("string")), "text"),
                        "copies", typed("integer")),
                    "note", "copies"),
                handler(20, "jackson_components", instance, mapper), null, null, null, null, null));
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
            switch (number / 10) {
                case 0: {
                    return callFrom0(number);
                }
                case 1: {
                    return callFrom10(number);
                }
                default: {
                    return callFrom20(number);
                }
            }
        }

        Object callFrom0(int number) throws Throwable {
            switch (number) {
                case 0: {
                    // optionals
                    Object value = argument(0, "value");
                    requireValid("value");
                    return instance.optionals((Optional) value);
                }
                case 1: {
                    // optional_ints
                    Object value = argument(1, "value");
                    requireValid("value");
                    return instance.optionalInts((OptionalInt) value);
                }
                case 2: {
                    // optional_longs
                    Object value = argument(2, "value");
                    requireValid("value");
                    return instance.optionalLongs((OptionalLong) value);
                }
                case 3: {
                    // optional_doubles
                    Object value = argument(3, "value");
                    requireValid("value");
                    return instance.optionalDoubles((OptionalDouble) value);
                }
                case 4: {
                    // nullables
                    Object value = argument(5, "value");
                    requireValid("value");
                    return instance.nullables((Integer) value);
                }
                case 5: {
                    // not_required
                    Object value = argument(5, "value");
                    requireValid("value");
                    return instance.notRequired((Integer) value);
                }
                case 6: {
                    // int_defaults
                    Object value = orDefault(6, "value", 10);
                    requireValid("value");
                    return instance.intDefaults((int) value);
                }
                case 7: {
                    // decimal_defaults
                    Object value = orDefault(7, "value", new BigDecimal("2.5"));
                    requireValid("value");
                    return instance.decimalDefaults((BigDecimal) value);
                }
                case 8: {
                    // boolean_defaults
                    Object value = orDefault(8, "value", true);
                    requireValid("value");
                    return instance.booleanDefaults((boolean) value);
                }
                default: {
                    // char_defaults
                    Object value = orDefault(9, "value", ",");
                    requireValid("value");
                    return instance.charDefaults((char) value);
                }
            }
        }

        Object callFrom10(int number) throws Throwable {
            switch (number) {
                case 10: {
                    // string_defaults
                    Object value = orDefault(10, "value", "you");
                    requireValid("value");
                    return instance.stringDefaults((String) value);
                }
                case 11: {
                    // enum_defaults
                    Object value = orDefault(11, "value", "next-day");
                    requireValid("value");
                    return instance.enumDefaults((Tools.Shipping) value);
                }
                case 12: {
                    // duration_defaults
                    Object value = orDefault(12, "value", "PT5M");
                    requireValid("value");
                    return instance.durationDefaults((Duration) value);
                }
                case 13: {
                    // year_defaults
                    Object value = orDefault(13, "value", 2026);
                    requireValid("value");
                    return instance.yearDefaults((Year) value);
                }
                case 14: {
                    // byte_defaults
                    Object value = orDefault(14, "value", "AAEC");
                    requireValid("value");
                    return instance.byteDefaults((byte[]) value);
                }
                case 15: {
                    // list_defaults
                    Object value = orDefault(15, "value", list("me", "you"));
                    requireValid("value");
                    return instance.listDefaults((List) value);
                }
                case 16: {
                    // map_defaults
                    Object value = orDefault(16, "value", object("a", 1));
                    requireValid("value");
                    return instance.mapDefaults((Map) value);
                }
                case 17: {
                    // any_defaults
                    Object value = orDefault(17, "value", list(1, (Object) null));
                    requireValid("value");
                    return instance.anyDefaults(value);
                }
                case 18: {
                    // record_defaults
                    Object at = orDefault(18, "at", object("x", 1, "y", 2));
                    Object zoom = argument(6, "zoom");
                    requireValid("at", "zoom");
                    return instance.recordDefaults((Tools.Point) at, (int) zoom);
                }
                default: {
                    // components
                    Object text = argument(10, "text");
                    Object since = argument(19, "since");
                    Object limit = orDefault(6, "limit", 10);
                    Object exact = argument(21, "exact");
                    requireValid("text", "since", "limit", "exact");
                    Tools.Search record_;
                    try {
                        record_ = new Tools.Search(
                                (String) text,
                                (Optional) since,
                                (int) limit,
                                (Boolean) exact);
                    } catch (RuntimeException thrown) {
                        throw errorOf(thrown);
                    }
                    return instance.components(record_);
                }
            }
        }

        Object callFrom20(int number) throws Throwable {
            // jackson_components
            Object note = argument(22, "note");
            Object copies = argument(6, "copies");
            requireValid("note", "copies");
            return instance.jacksonComponents((Tools.Note) note, (int) copies);
        }

        void checkDefaults(int number) {
            switch (number) {
                default:
                    requireDefault(18, "at", object("x", 1, "y", 2));
                    break;
            }
        }

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: // Optional<String>
                    return optional(10, value);
                case 1: // OptionalInt
                    return value == null ? OptionalInt.empty() : OptionalInt.of(intValue(countedText(value)));
                case 2: // OptionalLong
                    return value == null ? OptionalLong.empty() : OptionalLong.of(longValue(countedText(value)));
                case 3: // OptionalDouble
                    return value == null ? OptionalDouble.empty() : OptionalDouble.of(doubleValue(countedText(value)));
                case 4: // Integer
                    return intValue(countedText(value));
                case 5: // Integer or null
                    return value == null ? null : value(4, value);
                case 6: // int
                    return intValue(countedText(value));
                case 7: // BigDecimal
                    return bigDecimalValue(counted(value, false));
                case 8: // boolean
                    return booleanValue(value);
                case 9: // char
                    return charValue(value);
                case 10: // String
                    return stringValue(value);
                case 11: // Tools.Shipping
                    return readShipping(value);
                case 12: // Duration
                    return mappedText(value, inDays(value), mapper.constructType(Duration.class), "a duration of weeks, days, hours, minutes and seconds, such as PT1H30M");
                case 13: // Year
                    return mappedValue(value, integerValue(value, "a year such as 2024"), mapper.constructType(Year.class), "a year such as 2024");
                case 14: // byte[]
                    return bytesValue(value);
                case 15: // List<String>
                    return collection(10, value, new ArrayList());
                case 16: // Map<String, Integer>
                    return map(23, 4, value, new LinkedHashMap());
                case 17: // Object
                    return anything(value);
                case 18: // Tools.Point
                    return readPoint(value);
                case 19: // Optional<LocalDate>
                    return optional(24, value);
                case 20: // Boolean
                    return booleanValue(value);
                case 21: // Boolean or null
                    return value == null ? null : value(20, value);
                case 22: // Tools.Note
                    return readNote(value);
                case 23: // Object
                    return stringValue(value);
                case 24: // LocalDate
                    return mappedText(value, dateText(value), mapper.constructType(LocalDate.class), "an ISO 8601 date such as 2024-02-29");
                default: // 25: String or null
                    return value == null ? null : value(10, value);
            }
        }

        Tools.Shipping readShipping(Object value) {
            if (value instanceof String) {
                switch ((String) value) {
                    case "STANDARD":
                        return Tools.Shipping.STANDARD;
                    case "next-day":
                        return Tools.Shipping.NEXT_DAY;
                    default:
                        break;
                }
            }
            throw new ArgumentError("one of \"STANDARD\", \"next-day\"", value);
        }

        Tools.Point readPoint(Object value) {
            Object[] read = components(value, 6, "x", 6, "y");
            return new Tools.Point((int) read[0], (int) read[1]);
        }

        Tools.Note readNote(Object value) {
            Object[] read = components(value, 10, "text", ~25, "author");
            return new Tools.Note((String) read[0], (String) read[1]);
        }
    }
}
