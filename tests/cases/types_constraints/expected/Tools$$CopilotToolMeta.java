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
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(29);
        // mins
        tools.add(new ToolDefinition(
                "mins",
                "At least.",
                structure(object("value", object("type", "integer", "minimum", 1)), "value"),
                handler(0, "mins", instance, mapper), null, null, null, null, null));
        // maxes
        tools.add(new ToolDefinition(
                "maxes",
                "At most.",
                structure(object("value", object("type", "integer", "maximum", 5)), "value"),
                handler(1, "maxes", instance, mapper), null, null, null, null, null));
        // decimal_mins
        tools.add(new ToolDefinition(
                "decimal_mins",
                "At least, as a decimal.",
                structure(object("value", object("type", "number", "minimum", 0.5)), "value"),
                handler(2, "decimal_mins", instance, mapper), null, null, null, null, null));
        // decimal_maxes
        tools.add(new ToolDefinition(
                "decimal_maxes",
                "At most, as a decimal, with an exclusive bound.",
                structure(object("value", object("type", "number", "exclusiveMaximum", 1.5)), "value"),
                handler(3, "decimal_maxes", instance, mapper), null, null, null, null, null));
        // excluded
        tools.add(new ToolDefinition(
                "excluded",
                "An exclusive bound of an integer is shown as the adjacent integer.",
                structure(object("value", object("type", "integer", "minimum", 4)), "value"),
                handler(4, "excluded", instance, mapper), null, null, null, null, null));
        // positives
        tools.add(new ToolDefinition(
                "positives",
                "More than zero: an integer.",
                structure(object("value", object("type", "integer", "minimum", 1)), "value"),
                handler(5, "positives", instance, mapper), null, null, null, null, null));
        // positive_numbers
        tools.add(new ToolDefinition(
                "positive_numbers",
                "More than zero: a number.",
                structure(object("value", object("type", "number", "exclusiveMinimum", 0)), "value"),
                handler(6, "positive_numbers", instance, mapper), null, null, null, null, null));
        // positives_or_zero
        tools.add(new ToolDefinition(
                "positives_or_zero",
                "Zero or more.",
                structure(object("value", object("type", "integer", "minimum", 0)), "value"),
                handler(7, "positives_or_zero", instance, mapper), null, null, null, null, null));
        // negatives
        tools.add(new ToolDefinition(
                "negatives",
                "Less than zero.",
                structure(object("value", object("type", "integer", "maximum", -1)), "value"),
                handler(8, "negatives", instance, mapper), null, null, null, null, null));
        // negatives_or_zero
        tools.add(new ToolDefinition(
                "negatives_or_zero",
                "Zero or less.",
                structure(object("value", object("type", "number", "maximum", 0)), "value"),
                handler(9, "negatives_or_zero", instance, mapper), null, null, null, null, null));
        // tightest
        tools.add(new ToolDefinition(
                "tightest",
                "The tightest of several.",
                structure(object("value", object("type", "integer", "minimum", 3)), "value"),
                handler(10, "tightest", instance, mapper), null, null, null, null, null));
        // optionals
        tools.add(new ToolDefinition(
                "optionals",
                "An Optional's value, where there is one.",
                structure(object("value", object("type", "integer", "maximum", 5))),
                handler(11, "optionals", instance, mapper), null, null, null, null, null));
        // text_sizes
        tools.add(new ToolDefinition(
                "text_sizes",
                "A text's length.",
                structure(object("value", object("type", "string", "minLength", 2, "maxLength", 4)), "value"),
                handler(12, "text_sizes", instance, mapper), null, null, null, null, null));
        // list_sizes
        tools.add(new ToolDefinition(
                "list_sizes",
                "A list's length.",
                structure(object("value", object("type", "array", "items", typed("string"), "maxItems", 2)), "value"),
                handler(13, "list_sizes", instance, mapper), null, null, null, null, null));
        // array_sizes
        tools.add(new ToolDefinition(
                "array_sizes",
                "An array's length.",
                structure(object("value", object("type", "array", "items", typed("integer"), "minItems", 1)), "value"),
                handler(14, "array_sizes", instance, mapper), null, null, null, null, null));
        // map_sizes
        tools.add(new ToolDefinition(
                "map_sizes",
                "A map's size.",
                structure(
                    object(
                        "value", object("type", "object", "additionalProperties", typed("integer"), "maxProperties", 1)),
                    "value"),
                handler(15, "map_sizes", instance, mapper), null, null, null, null, null));
        // not_empty_texts
        tools.add(new ToolDefinition(
                "not_empty_texts",
                "A text that is not empty.",
                structure(object("value", object("type", "string", "minLength", 1)), "value"),
                handler(16, "not_empty_texts", instance, mapper), null, null, null, null, null));
        // not_empty_lists
        tools.add(new ToolDefinition(
                "not_empty_lists",
                "A list that is not empty.",
                structure(object("value", object("type", "array", "items", typed("string"), "minItems", 1)), "value"),
                handler(17, "not_empty_lists", instance, mapper), null, null, null, null, null));
        // not_empty_maps
        tools.add(new ToolDefinition(
                "not_empty_maps",
                "A map that is not empty.",
                structure(
                    object(
                        "value", object("type", "object", "additionalProperties", typed("integer"), "minProperties", 1)),
                    "value"),
                handler(18, "not_empty_maps", instance, mapper), null, null, null, null, null));
        // not_blanks
        tools.add(new ToolDefinition(
                "not_blanks",
                "A text that is not blank.",
                structure(object("value", object("type", "string", "minLength", 1, "pattern", "\\S")), "value"),
                handler(19, "not_blanks", instance, mapper), null, null, null, null, null));
        // not_nulls
        tools.add(new ToolDefinition(
                "not_nulls",
                "`null` is refused in any case.",
                structure(object("value", typed("string")), "value"),
                handler(20, "not_nulls", instance, mapper), null, null, null, null, null));
        // patterns
        tools.add(new ToolDefinition(
                "patterns",
                "The text as a whole.",
                structure(object("value", object("type", "string", "pattern", "^(?:[a-z]+|\\d)$")), "value"),
                handler(21, "patterns", instance, mapper), null, null, null, null, null));
        // flags
        tools.add(new ToolDefinition(
                "flags",
                "With flags it is enforced, and not in the schema.",
                structure(object("value", typed("string")), "value"),
                handler(22, "flags", instance, mapper), null, null, null, null, null));
        // java_patterns
        tools.add(new ToolDefinition(
                "java_patterns",
                "So is a pattern that JavaScript reads differently.",
                structure(object("value", typed("string")), "value"),
                handler(23, "java_patterns", instance, mapper), null, null, null, null, null));
        // emails
        tools.add(new ToolDefinition(
                "emails",
                "An e-mail address.",
                structure(object("value", object("type", "string", "format", "email")), "value"),
                handler(24, "emails", instance, mapper), null, null, null, null, null));
        // elements
        tools.add(new ToolDefinition(
                "elements",
                "The elements of a list.",
                structure(
                    object("value", object("type", "array", "items", object("type", "string", "maxLength", 3))),
                    "value"),
                handler(25, "elements", instance, mapper), null, null, null, null, null));
        // values
        tools.add(new ToolDefinition(
                "values",
                "The values of a map.",
                structure(
                    object(
                        "value", object("type", "object", "additionalProperties", object("type", "integer", "minimum", 1))),
                    "value"),
                handler(26, "values", instance, mapper), null, null, null, null, null));
        // components
        tools.add(new ToolDefinition(
                "components",
                "Components of a record.",
                structure(
                    object(
                        "value", object(
                            "type", "array",
                            "items", structure(
                                object(
                                    "item", object("type", "string", "minLength", 1, "pattern", "\\S"),
                                    "quantity", object("type", "integer", "minimum", 1)),
                                "item", "quantity"))),
                    "value"),
                handler(27, "components", instance, mapper), null, null, null, null, null));
        // properties
        tools.add(new ToolDefinition(
                "properties",
                "Properties of a class: checked before Jackson reads it.",
                structure(
                    object(
                        "value", structure(
                            object(
                                "name", object("type", "string", "minLength", 1),
                                "age", object("type", "integer", "minimum", 18)),
                            "name")),
                    "value"),
                handler(28, "properties", instance, mapper), null, null, null, null, null));
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
                default: {
                    return callFrom20(number);
                }
            }
        }

        CompletableFuture<Object> callFrom0(int number) throws Throwable {
            switch (number) {
                case 0: {
                    // mins
                    Object value = argument(0, "value");
                    requireValid("value");
                    return completed(instance.mins((int) value));
                }
                case 1: {
                    // maxes
                    Object value = argument(1, "value");
                    requireValid("value");
                    return completed(instance.maxes((long) value));
                }
                case 2: {
                    // decimal_mins
                    Object value = argument(2, "value");
                    requireValid("value");
                    return completed(instance.decimalMins((double) value));
                }
                case 3: {
                    // decimal_maxes
                    Object value = argument(3, "value");
                    requireValid("value");
                    return completed(instance.decimalMaxes((BigDecimal) value));
                }
                case 4: {
                    // excluded
                    Object value = argument(4, "value");
                    requireValid("value");
                    return completed(instance.excluded((int) value));
                }
                case 5: {
                    // positives
                    Object value = argument(5, "value");
                    requireValid("value");
                    return completed(instance.positives((int) value));
                }
                case 6: {
                    // positive_numbers
                    Object value = argument(6, "value");
                    requireValid("value");
                    return completed(instance.positiveNumbers((double) value));
                }
                case 7: {
                    // positives_or_zero
                    Object value = argument(7, "value");
                    requireValid("value");
                    return completed(instance.positivesOrZero((int) value));
                }
                case 8: {
                    // negatives
                    Object value = argument(8, "value");
                    requireValid("value");
                    return completed(instance.negatives((int) value));
                }
                default: {
                    // negatives_or_zero
                    Object value = argument(9, "value");
                    requireValid("value");
                    return completed(instance.negativesOrZero((double) value));
                }
            }
        }

        CompletableFuture<Object> callFrom10(int number) throws Throwable {
            switch (number) {
                case 10: {
                    // tightest
                    Object value = argument(10, "value");
                    requireValid("value");
                    return completed(instance.tightest((int) value));
                }
                case 11: {
                    // optionals
                    Object value = argument(11, "value");
                    requireValid("value");
                    return completed(instance.optionals((OptionalInt) value));
                }
                case 12: {
                    // text_sizes
                    Object value = argument(12, "value");
                    requireValid("value");
                    return completed(instance.textSizes((String) value));
                }
                case 13: {
                    // list_sizes
                    Object value = argument(13, "value");
                    requireValid("value");
                    return completed(instance.listSizes((List) value));
                }
                case 14: {
                    // array_sizes
                    Object value = argument(14, "value");
                    requireValid("value");
                    return completed(instance.arraySizes((int[]) value));
                }
                case 15: {
                    // map_sizes
                    Object value = argument(15, "value");
                    requireValid("value");
                    return completed(instance.mapSizes((Map) value));
                }
                case 16: {
                    // not_empty_texts
                    Object value = argument(16, "value");
                    requireValid("value");
                    return completed(instance.notEmptyTexts((String) value));
                }
                case 17: {
                    // not_empty_lists
                    Object value = argument(17, "value");
                    requireValid("value");
                    return completed(instance.notEmptyLists((List) value));
                }
                case 18: {
                    // not_empty_maps
                    Object value = argument(18, "value");
                    requireValid("value");
                    return completed(instance.notEmptyMaps((Map) value));
                }
                default: {
                    // not_blanks
                    Object value = argument(19, "value");
                    requireValid("value");
                    return completed(instance.notBlanks((String) value));
                }
            }
        }

        CompletableFuture<Object> callFrom20(int number) throws Throwable {
            switch (number) {
                case 20: {
                    // not_nulls
                    Object value = argument(20, "value");
                    requireValid("value");
                    return completed(instance.notNulls((String) value));
                }
                case 21: {
                    // patterns
                    Object value = argument(21, "value");
                    requireValid("value");
                    return completed(instance.patterns((String) value));
                }
                case 22: {
                    // flags
                    Object value = argument(22, "value");
                    requireValid("value");
                    return completed(instance.flags((String) value));
                }
                case 23: {
                    // java_patterns
                    Object value = argument(23, "value");
                    requireValid("value");
                    return completed(instance.javaPatterns((String) value));
                }
                case 24: {
                    // emails
                    Object value = argument(24, "value");
                    requireValid("value");
                    return completed(instance.emails((String) value));
                }
                case 25: {
                    // elements
                    Object value = argument(25, "value");
                    requireValid("value");
                    return completed(instance.elements((List) value));
                }
                case 26: {
                    // values
                    Object value = argument(26, "value");
                    requireValid("value");
                    return completed(instance.values((Map) value));
                }
                case 27: {
                    // components
                    Object value = argument(27, "value");
                    requireValid("value");
                    return completed(instance.components((List) value));
                }
                default: {
                    // properties
                    Object value = argument(28, "value");
                    requireValid("value");
                    return completed(instance.properties((Tools.Guest) value));
                }
            }
        }

        private static final Pattern PATTERN = compiled("[a-z]+|\\d", 0);

        private static final Pattern PATTERN2 = compiled("[a-z]+", 2);

        private static final Pattern PATTERN3 = compiled("\\p{Alpha}++", 0);

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: { // int
                    Object result = value(29, value);
                    atLeast(value, 1L);
                    return result;
                }
                case 1: { // long
                    Object result = value(30, value);
                    atMost(value, 5L);
                    return result;
                }
                case 2: { // double
                    Object result = value(31, value);
                    atLeast(value, new BigDecimal("0.5"));
                    return result;
                }
                case 3: { // BigDecimal
                    Object result = value(32, value);
                    lessThan(value, new BigDecimal("1.5"));
                    return result;
                }
                case 4: { // int
                    Object result = value(29, value);
                    atLeast(value, 4L);
                    return result;
                }
                case 5: { // int
                    Object result = value(29, value);
                    atLeast(value, 1L);
                    return result;
                }
                case 6: { // double
                    Object result = value(31, value);
                    moreThan(value, new BigDecimal("0"));
                    return result;
                }
                case 7: { // int
                    Object result = value(29, value);
                    atLeast(value, 0L);
                    return result;
                }
                case 8: { // int
                    Object result = value(29, value);
                    atMost(value, -1L);
                    return result;
                }
                case 9: { // double
                    Object result = value(31, value);
                    atMost(value, 0L);
                    return result;
                }
                case 10: { // int
                    Object result = value(29, value);
                    atLeast(value, 3L);
                    return result;
                }
                case 11: { // OptionalInt
                    Object result = value(33, value);
                    atMost(value, 5L);
                    return result;
                }
                case 12: { // String
                    Object result = value(20, value);
                    textSize(value, 2, 4);
                    return result;
                }
                case 13: { // List<String>
                    Object result = value(34, value);
                    elementCount(value, 0, 2);
                    return result;
                }
                case 14: { // int[]
                    Object result = value(35, value);
                    elementCount(value, 1, 2147483647);
                    return result;
                }
                case 15: { // Map<String, Integer>
                    Object result = value(36, value);
                    memberCount(value, 0, 1);
                    return result;
                }
                case 16: { // String
                    Object result = value(20, value);
                    textSize(value, 1, 2147483647);
                    return result;
                }
                case 17: { // List<String>
                    Object result = value(34, value);
                    elementCount(value, 1, 2147483647);
                    return result;
                }
                case 18: { // Map<String, Integer>
                    Object result = value(36, value);
                    memberCount(value, 1, 2147483647);
                    return result;
                }
                case 19: { // String
                    Object result = value(20, value);
                    textSize(value, 1, 2147483647);
                    notBlank(value);
                    return result;
                }
                case 20: // String
                    return stringValue(value);
                case 21: { // String
                    Object result = value(20, value);
                    matches(value, PATTERN);
                    return result;
                }
                case 22: { // String
                    Object result = value(20, value);
                    matches(value, PATTERN2);
                    return result;
                }
                case 23: { // String
                    Object result = value(20, value);
                    matches(value, PATTERN3);
                    return result;
                }
                case 24: { // String
                    Object result = value(20, value);
                    email(value);
                    return result;
                }
                case 25: // List<String>
                    return collection(37, value, new ArrayList());
                case 26: // Map<String, Integer>
                    return map(39, 38, value, new LinkedHashMap());
                case 27: // List<Tools.Line>
                    return collection(40, value, new ArrayList());
                case 28: // Tools.Guest
                    return mapped(value(41, value), Tools.Guest.class, "an object");
                case 29: // int
                    return intValue(value);
                case 30: // long
                    return longValue(value);
                case 31: // double
                    return doubleValue(value);
                case 32: // BigDecimal
                    return bigDecimalValue(value);
                case 33: // OptionalInt
                    return value == null ? OptionalInt.empty() : OptionalInt.of(intValue(value));
                case 34: // List<String>
                    return collection(20, value, new ArrayList());
                case 35: // int[]
                    return readArrayOfInt(value);
                case 36: // Map<String, Integer>
                    return map(39, 42, value, new LinkedHashMap());
                case 37: { // String
                    Object result = value(20, value);
                    textSize(value, 0, 3);
                    return result;
                }
                case 38: { // Integer
                    Object result = value(42, value);
                    atLeast(value, 1L);
                    return result;
                }
                case 39: // Object
                    return stringValue(value);
                case 40: // Tools.Line
                    return readLine(value);
                case 41: // Tools.Guest
                    return checkGuest(value);
                case 42: // Integer
                    return intValue(value);
                case 43: { // String
                    Object result = value;
                    textSize(value, 1, 2147483647);
                    return result;
                }
                default: { // 44: int
                    Object result = value;
                    atLeast(value, 18L);
                    return result;
                }
            }
        }

        int[] readArrayOfInt(Object value) {
            Object[] items = collection(29, value, new ArrayList<Object>()).toArray();
            int[] result = new int[items.length];
            for (int index = 0; index < items.length; index++) {
                result[index] = (int) items[index];
            }
            return result;
        }

        Tools.Line readLine(Object value) {
            Map<?, ?> members = members(value);
            return new Tools.Line(
                    (String) member(19, members, "item"),
                    (int) member(0, members, "quantity"));
        }

        Object checkGuest(Object value) {
            if (value instanceof Map) {
                require(value, "name");
                inspect(43, value, "name");
                inspect(44, value, "age");
            }
            return value;
        }
    }
}
