import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.exc.InputCoercionException;
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ObjectReader;
import com.fasterxml.jackson.databind.exc.InvalidDefinitionException;
import com.fasterxml.jackson.databind.exc.InvalidTypeIdException;
import com.fasterxml.jackson.databind.exc.MismatchedInputException;
import com.fasterxml.jackson.databind.exc.PropertyBindingException;
import com.fasterxml.jackson.databind.exc.ValueInstantiationException;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.github.copilot.AllowCopilotExperimental;
import com.github.copilot.rpc.RpcMapper;
import com.github.copilot.rpc.ToolDefinition;
import com.github.copilot.rpc.ToolHandler;
import com.github.copilot.rpc.ToolInvocation;
import com.github.copilot.rpc.ToolResultObject;
import com.github.copilot.tool.CopilotToolMetadataProvider;
import java.io.IOException;
import java.lang.ArithmeticException;
import java.lang.Boolean;
import java.lang.Byte;
import java.lang.CharSequence;
import java.lang.Character;
import java.lang.Class;
import java.lang.Double;
import java.lang.Exception;
import java.lang.Float;
import java.lang.IllegalStateException;
import java.lang.Integer;
import java.lang.Long;
import java.lang.Number;
import java.lang.NumberFormatException;
import java.lang.Object;
import java.lang.Override;
import java.lang.RuntimeException;
import java.lang.Short;
import java.lang.StackOverflowError;
import java.lang.String;
import java.lang.StringBuilder;
import java.lang.SuppressWarnings;
import java.lang.Throwable;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.concurrent.CompletableFuture;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;

/** The tools of Tools: made by copilot-tool-processor, for {@code ToolDefinition.fromObject}. */
@AllowCopilotExperimental
@SuppressWarnings({
    "all", "auxiliaryclass", "cast", "deprecation", "exports", "rawtypes", "removal", "serial", "unchecked"
})
public final class Tools$$CopilotToolMeta implements CopilotToolMetadataProvider<Tools> {
    private static final ObjectMapper MAPPER = RpcMapper.INSTANCE;

    /** Made by the SDK, which finds this class by its name. */
    public Tools$$CopilotToolMeta() {}

    @Override
    public List<ToolDefinition> definitions(Tools instance, ObjectMapper mapper) {
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(29);
        // mins
        tools.add(new ToolDefinition(
                "mins",
                "At least.",
                structure(object("value", object("type", "integer", "minimum", 1)), "value"),
                new Handler(0, "mins", instance, mapper), null, null, null, null, null));
        // maxes
        tools.add(new ToolDefinition(
                "maxes",
                "At most.",
                structure(object("value", object("type", "integer", "maximum", 5)), "value"),
                new Handler(1, "maxes", instance, mapper), null, null, null, null, null));
        // decimal_mins
        tools.add(new ToolDefinition(
                "decimal_mins",
                "At least, as a decimal.",
                structure(object("value", object("type", "number", "minimum", 0.5)), "value"),
                new Handler(2, "decimal_mins", instance, mapper), null, null, null, null, null));
        // decimal_maxes
        tools.add(new ToolDefinition(
                "decimal_maxes",
                "At most, as a decimal, the bound itself excluded.",
                structure(object("value", object("type", "number", "exclusiveMaximum", 1.5)), "value"),
                new Handler(3, "decimal_maxes", instance, mapper), null, null, null, null, null));
        // excluded
        tools.add(new ToolDefinition(
                "excluded",
                "A bound that is excluded is the next integer.",
                structure(object("value", object("type", "integer", "minimum", 4)), "value"),
                new Handler(4, "excluded", instance, mapper), null, null, null, null, null));
        // positives
        tools.add(new ToolDefinition(
                "positives",
                "More than zero: an integer.",
                structure(object("value", object("type", "integer", "minimum", 1)), "value"),
                new Handler(5, "positives", instance, mapper), null, null, null, null, null));
        // positive_numbers
        tools.add(new ToolDefinition(
                "positive_numbers",
                "More than zero: a number.",
                structure(object("value", object("type", "number", "exclusiveMinimum", 0)), "value"),
                new Handler(6, "positive_numbers", instance, mapper), null, null, null, null, null));
        // positives_or_zero
        tools.add(new ToolDefinition(
                "positives_or_zero",
                "Zero or more.",
                structure(object("value", object("type", "integer", "minimum", 0)), "value"),
                new Handler(7, "positives_or_zero", instance, mapper), null, null, null, null, null));
        // negatives
        tools.add(new ToolDefinition(
                "negatives",
                "Less than zero.",
                structure(object("value", object("type", "integer", "maximum", -1)), "value"),
                new Handler(8, "negatives", instance, mapper), null, null, null, null, null));
        // negatives_or_zero
        tools.add(new ToolDefinition(
                "negatives_or_zero",
                "Zero or less.",
                structure(object("value", object("type", "number", "maximum", 0)), "value"),
                new Handler(9, "negatives_or_zero", instance, mapper), null, null, null, null, null));
        // tightest
        tools.add(new ToolDefinition(
                "tightest",
                "The tightest of several.",
                structure(object("value", object("type", "integer", "minimum", 3)), "value"),
                new Handler(10, "tightest", instance, mapper), null, null, null, null, null));
        // optionals
        tools.add(new ToolDefinition(
                "optionals",
                "An Optional's value, where there is one.",
                structure(object("value", object("type", "integer", "maximum", 5))),
                new Handler(11, "optionals", instance, mapper), null, null, null, null, null));
        // text_sizes
        tools.add(new ToolDefinition(
                "text_sizes",
                "A text's length.",
                structure(object("value", object("type", "string", "minLength", 2, "maxLength", 4)), "value"),
                new Handler(12, "text_sizes", instance, mapper), null, null, null, null, null));
        // list_sizes
        tools.add(new ToolDefinition(
                "list_sizes",
                "A list's length.",
                structure(object("value", object("type", "array", "items", typed("string"), "maxItems", 2)), "value"),
                new Handler(13, "list_sizes", instance, mapper), null, null, null, null, null));
        // array_sizes
        tools.add(new ToolDefinition(
                "array_sizes",
                "An array's length.",
                structure(object("value", object("type", "array", "items", typed("integer"), "minItems", 1)), "value"),
                new Handler(14, "array_sizes", instance, mapper), null, null, null, null, null));
        // map_sizes
        tools.add(new ToolDefinition(
                "map_sizes",
                "A map's size.",
                structure(
                    object(
                        "value", object("type", "object", "additionalProperties", typed("integer"), "maxProperties", 1)),
                    "value"),
                new Handler(15, "map_sizes", instance, mapper), null, null, null, null, null));
        // not_empty_texts
        tools.add(new ToolDefinition(
                "not_empty_texts",
                "A text that is not empty.",
                structure(object("value", object("type", "string", "minLength", 1)), "value"),
                new Handler(16, "not_empty_texts", instance, mapper), null, null, null, null, null));
        // not_empty_lists
        tools.add(new ToolDefinition(
                "not_empty_lists",
                "A list that is not empty.",
                structure(object("value", object("type", "array", "items", typed("string"), "minItems", 1)), "value"),
                new Handler(17, "not_empty_lists", instance, mapper), null, null, null, null, null));
        // not_empty_maps
        tools.add(new ToolDefinition(
                "not_empty_maps",
                "A map that is not empty.",
                structure(
                    object(
                        "value", object("type", "object", "additionalProperties", typed("integer"), "minProperties", 1)),
                    "value"),
                new Handler(18, "not_empty_maps", instance, mapper), null, null, null, null, null));
        // not_blanks
        tools.add(new ToolDefinition(
                "not_blanks",
                "A text that is not blank.",
                structure(object("value", object("type", "string", "minLength", 1, "pattern", "\\S")), "value"),
                new Handler(19, "not_blanks", instance, mapper), null, null, null, null, null));
        // not_nulls
        tools.add(new ToolDefinition(
                "not_nulls",
                "`null` is never taken anyway.",
                structure(object("value", typed("string")), "value"),
                new Handler(20, "not_nulls", instance, mapper), null, null, null, null, null));
        // patterns
        tools.add(new ToolDefinition(
                "patterns",
                "The text as a whole.",
                structure(object("value", object("type", "string", "pattern", "^(?:[a-z]+|\\d)$")), "value"),
                new Handler(21, "patterns", instance, mapper), null, null, null, null, null));
        // flags
        tools.add(new ToolDefinition(
                "flags",
                "With flags, it is only enforced.",
                structure(object("value", typed("string")), "value"),
                new Handler(22, "flags", instance, mapper), null, null, null, null, null));
        // java_patterns
        tools.add(new ToolDefinition(
                "java_patterns",
                "So is one that JavaScript reads otherwise.",
                structure(object("value", typed("string")), "value"),
                new Handler(23, "java_patterns", instance, mapper), null, null, null, null, null));
        // emails
        tools.add(new ToolDefinition(
                "emails",
                "An e-mail address.",
                structure(object("value", object("type", "string", "format", "email")), "value"),
                new Handler(24, "emails", instance, mapper), null, null, null, null, null));
        // elements
        tools.add(new ToolDefinition(
                "elements",
                "The elements of a list.",
                structure(
                    object("value", object("type", "array", "items", object("type", "string", "maxLength", 3))),
                    "value"),
                new Handler(25, "elements", instance, mapper), null, null, null, null, null));
        // values
        tools.add(new ToolDefinition(
                "values",
                "The values of a map.",
                structure(
                    object(
                        "value", object("type", "object", "additionalProperties", object("type", "integer", "minimum", 1))),
                    "value"),
                new Handler(26, "values", instance, mapper), null, null, null, null, null));
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
                new Handler(27, "components", instance, mapper), null, null, null, null, null));
        // properties
        tools.add(new ToolDefinition(
                "properties",
                "Properties of a class: Jackson reads it, so they are shown only.",
                structure(
                    object(
                        "value", structure(
                            object(
                                "name", object("type", "string", "minLength", 1),
                                "age", object("type", "integer", "minimum", 18)),
                            "name")),
                    "value"),
                new Handler(28, "properties", instance, mapper), null, null, null, null, null));
        return tools;
    }

    static List<ToolDefinition> definitions(Tools instance) {
        return new Tools$$CopilotToolMeta().definitions(instance, MAPPER);
    }

    static LinkedHashMap<String, Object> object(Object... keysAndValues) {
        LinkedHashMap<String, Object> result = new LinkedHashMap<String, Object>();
        for (int i = 0; i < keysAndValues.length; i += 2) {
            result.put((String) keysAndValues[i], keysAndValues[i + 1]);
        }
        return result;
    }

    static ArrayList<Object> list(Object... values) {
        ArrayList<Object> result = new ArrayList<Object>(values.length);
        for (Object value : values) {
            result.add(value);
        }
        return result;
    }

    static LinkedHashMap<String, Object> typed(String type) {
        return object("type", type);
    }

    static LinkedHashMap<String, Object> typed(String type, String description) {
        return object("type", type, "description", description);
    }

    static LinkedHashMap<String, Object> structure(Object properties, Object... required) {
        return object("type", "object", "properties", properties, "required", list(required));
    }

    private static final class Handler implements ToolHandler {
        private final int tool;
        private final String name;
        private final Tools instance;
        private final ObjectMapper mapper;

        Handler(int tool, String name, Tools instance, ObjectMapper mapper) {
            this.tool = tool;
            this.name = name;
            this.instance = instance;
            this.mapper = mapper;
        }

        @Override
        public CompletableFuture<Object> invoke(ToolInvocation invocation) {
            return Calls.answer(tool, name, instance, mapper, invocation);
        }
    }

    private static final class Calls {
        final Tools instance;
        final ObjectMapper mapper;

        Calls(Tools instance, ObjectMapper mapper) {
            this.instance = instance;
            this.mapper = mapper;
        }

        static CompletableFuture<Object> answer(int tool, String name, Tools instance, ObjectMapper mapper, ToolInvocation invocation) {
            try {
                return new Calls(instance, mapper).call(tool, invocation);
            } catch (Fault fault) {
                return refused(fault, name);
            } catch (Throwable failure) {
                return failed(failure);
            }
        }

        CompletableFuture<Object> call(int tool, ToolInvocation invocation) throws Throwable {
            switch (tool / 10) {
                case 0: {
                    return callFrom0(tool, invocation);
                }
                case 1: {
                    return callFrom10(tool, invocation);
                }
                default: {
                    return callFrom20(tool, invocation);
                }
            }
        }

        CompletableFuture<Object> callFrom0(int tool, ToolInvocation invocation) throws Throwable {
            switch (tool) {
                case 0: {
                    // mins
                    Map<?, ?> arguments = arguments(invocation);
                    int value_ = readInt(arguments.get("value"), "value");
                    return completed(instance.mins(value_));
                }
                case 1: {
                    // maxes
                    Map<?, ?> arguments = arguments(invocation);
                    long value_ = readLong(arguments.get("value"), "value");
                    return completed(instance.maxes(value_));
                }
                case 2: {
                    // decimal_mins
                    Map<?, ?> arguments = arguments(invocation);
                    double value_ = readDouble(arguments.get("value"), "value");
                    return completed(instance.decimalMins(value_));
                }
                case 3: {
                    // decimal_maxes
                    Map<?, ?> arguments = arguments(invocation);
                    BigDecimal value_ = readBigDecimal(arguments.get("value"), "value");
                    return completed(instance.decimalMaxes(value_));
                }
                case 4: {
                    // excluded
                    Map<?, ?> arguments = arguments(invocation);
                    int value_ = readInt2(arguments.get("value"), "value");
                    return completed(instance.excluded(value_));
                }
                case 5: {
                    // positives
                    Map<?, ?> arguments = arguments(invocation);
                    int value_ = readInt3(arguments.get("value"), "value");
                    return completed(instance.positives(value_));
                }
                case 6: {
                    // positive_numbers
                    Map<?, ?> arguments = arguments(invocation);
                    double value_ = readDouble2(arguments.get("value"), "value");
                    return completed(instance.positiveNumbers(value_));
                }
                case 7: {
                    // positives_or_zero
                    Map<?, ?> arguments = arguments(invocation);
                    int value_ = readInt4(arguments.get("value"), "value");
                    return completed(instance.positivesOrZero(value_));
                }
                case 8: {
                    // negatives
                    Map<?, ?> arguments = arguments(invocation);
                    int value_ = readInt5(arguments.get("value"), "value");
                    return completed(instance.negatives(value_));
                }
                default: {
                    // negatives_or_zero
                    Map<?, ?> arguments = arguments(invocation);
                    double value_ = readDouble3(arguments.get("value"), "value");
                    return completed(instance.negativesOrZero(value_));
                }
            }
        }

        CompletableFuture<Object> callFrom10(int tool, ToolInvocation invocation) throws Throwable {
            switch (tool) {
                case 10: {
                    // tightest
                    Map<?, ?> arguments = arguments(invocation);
                    int value_ = readInt6(arguments.get("value"), "value");
                    return completed(instance.tightest(value_));
                }
                case 11: {
                    // optionals
                    Map<?, ?> arguments = arguments(invocation);
                    OptionalInt value_ = readOptionalInt(arguments.get("value"), "value");
                    return completed(instance.optionals(value_));
                }
                case 12: {
                    // text_sizes
                    Map<?, ?> arguments = arguments(invocation);
                    String value_ = readString(arguments.get("value"), "value");
                    return completed(instance.textSizes(value_));
                }
                case 13: {
                    // list_sizes
                    Map<?, ?> arguments = arguments(invocation);
                    List value_ = readListOfString(arguments.get("value"), "value");
                    return completed(instance.listSizes(value_));
                }
                case 14: {
                    // array_sizes
                    Map<?, ?> arguments = arguments(invocation);
                    int[] value_ = readArrayOfInt(arguments.get("value"), "value");
                    return completed(instance.arraySizes(value_));
                }
                case 15: {
                    // map_sizes
                    Map<?, ?> arguments = arguments(invocation);
                    Map value_ = readMapOfStringInteger(arguments.get("value"), "value");
                    return completed(instance.mapSizes(value_));
                }
                case 16: {
                    // not_empty_texts
                    Map<?, ?> arguments = arguments(invocation);
                    String value_ = readString2(arguments.get("value"), "value");
                    return completed(instance.notEmptyTexts(value_));
                }
                case 17: {
                    // not_empty_lists
                    Map<?, ?> arguments = arguments(invocation);
                    List value_ = readListOfString2(arguments.get("value"), "value");
                    return completed(instance.notEmptyLists(value_));
                }
                case 18: {
                    // not_empty_maps
                    Map<?, ?> arguments = arguments(invocation);
                    Map value_ = readMapOfStringInteger2(arguments.get("value"), "value");
                    return completed(instance.notEmptyMaps(value_));
                }
                default: {
                    // not_blanks
                    Map<?, ?> arguments = arguments(invocation);
                    String value_ = readString3(arguments.get("value"), "value");
                    return completed(instance.notBlanks(value_));
                }
            }
        }

        CompletableFuture<Object> callFrom20(int tool, ToolInvocation invocation) throws Throwable {
            switch (tool) {
                case 20: {
                    // not_nulls
                    Map<?, ?> arguments = arguments(invocation);
                    String value_ = stringValue(arguments.get("value"), "value");
                    return completed(instance.notNulls(value_));
                }
                case 21: {
                    // patterns
                    Map<?, ?> arguments = arguments(invocation);
                    String value_ = readString4(arguments.get("value"), "value");
                    return completed(instance.patterns(value_));
                }
                case 22: {
                    // flags
                    Map<?, ?> arguments = arguments(invocation);
                    String value_ = readString5(arguments.get("value"), "value");
                    return completed(instance.flags(value_));
                }
                case 23: {
                    // java_patterns
                    Map<?, ?> arguments = arguments(invocation);
                    String value_ = readString6(arguments.get("value"), "value");
                    return completed(instance.javaPatterns(value_));
                }
                case 24: {
                    // emails
                    Map<?, ?> arguments = arguments(invocation);
                    String value_ = readString7(arguments.get("value"), "value");
                    return completed(instance.emails(value_));
                }
                case 25: {
                    // elements
                    Map<?, ?> arguments = arguments(invocation);
                    List value_ = readListOfString3(arguments.get("value"), "value");
                    return completed(instance.elements(value_));
                }
                case 26: {
                    // values
                    Map<?, ?> arguments = arguments(invocation);
                    Map value_ = readMapOfStringInteger3(arguments.get("value"), "value");
                    return completed(instance.values(value_));
                }
                case 27: {
                    // components
                    Map<?, ?> arguments = arguments(invocation);
                    List value_ = readListOfLine(arguments.get("value"), "value");
                    return completed(instance.components(value_));
                }
                default: {
                    // properties
                    Map<?, ?> arguments = arguments(invocation);
                    Tools.Guest value_ = readGuest(arguments.get("value"), "value");
                    return completed(instance.properties(value_));
                }
            }
        }

        private static final Pattern PATTERN = compiled("[a-z]+|\\d", 0);

        private static final Pattern PATTERN2 = compiled("[a-z]+", 2);

        private static final Pattern PATTERN3 = compiled("\\p{Alpha}++", 0);

        int readInt(Object value, String path) {
            int result = intValue(value, path);
            atLeast(result, 1L, path);
            return result;
        }

        long readLong(Object value, String path) {
            long result = longValue(value, path);
            atMost(result, 5L, path);
            return result;
        }

        double readDouble(Object value, String path) {
            double result = doubleValue(value, path);
            atLeast(decimal(result, path, "a number"), new BigDecimal("0.5"), path);
            return result;
        }

        BigDecimal readBigDecimal(Object value, String path) {
            BigDecimal result = bigDecimalValue(value, path);
            lessThan(result, new BigDecimal("1.5"), path);
            return result;
        }

        int readInt2(Object value, String path) {
            int result = intValue(value, path);
            atLeast(result, 4L, path);
            return result;
        }

        int readInt3(Object value, String path) {
            int result = intValue(value, path);
            atLeast(result, 1L, path);
            return result;
        }

        double readDouble2(Object value, String path) {
            double result = doubleValue(value, path);
            moreThan(decimal(result, path, "a number"), new BigDecimal("0"), path);
            return result;
        }

        int readInt4(Object value, String path) {
            int result = intValue(value, path);
            atLeast(result, 0L, path);
            return result;
        }

        int readInt5(Object value, String path) {
            int result = intValue(value, path);
            atMost(result, -1L, path);
            return result;
        }

        double readDouble3(Object value, String path) {
            double result = doubleValue(value, path);
            atMost(decimal(result, path, "a number"), new BigDecimal("0"), path);
            return result;
        }

        int readInt6(Object value, String path) {
            int result = intValue(value, path);
            atLeast(result, 3L, path);
            return result;
        }

        OptionalInt readOptionalInt(Object value, String path) {
            OptionalInt result = value == null ? OptionalInt.empty() : OptionalInt.of(intValue(value, path));
            if (result.isPresent()) {
                atMost(result.getAsInt(), 5L, path);
            }
            return result;
        }

        String readString(Object value, String path) {
            String result = stringValue(value, path);
            textSize(result, 2, 4, path);
            return result;
        }

        List readListOfString(Object value, String path) {
            List result = readListOfString4(value, path);
            arrayLength(result.size(), value, 0, 2, path);
            return result;
        }

        int[] readArrayOfInt(Object value, String path) {
            int[] result = readArrayOfInt2(value, path);
            arrayLength(result.length, value, 1, 2147483647, path);
            return result;
        }

        Map readMapOfStringInteger(Object value, String path) {
            Map result = readMapOfStringInteger4(value, path);
            memberCount(result, 0, 1, path);
            return result;
        }

        String readString2(Object value, String path) {
            String result = stringValue(value, path);
            textSize(result, 1, 2147483647, path);
            return result;
        }

        List readListOfString2(Object value, String path) {
            List result = readListOfString4(value, path);
            arrayLength(result.size(), value, 1, 2147483647, path);
            return result;
        }

        Map readMapOfStringInteger2(Object value, String path) {
            Map result = readMapOfStringInteger4(value, path);
            memberCount(result, 1, 2147483647, path);
            return result;
        }

        String readString3(Object value, String path) {
            String result = stringValue(value, path);
            textSize(result, 1, 2147483647, path);
            notBlank(result, path);
            return result;
        }

        String readString4(Object value, String path) {
            String result = stringValue(value, path);
            matches(result, PATTERN, path);
            return result;
        }

        String readString5(Object value, String path) {
            String result = stringValue(value, path);
            matches(result, PATTERN2, path);
            return result;
        }

        String readString6(Object value, String path) {
            String result = stringValue(value, path);
            matches(result, PATTERN3, path);
            return result;
        }

        String readString7(Object value, String path) {
            String result = stringValue(value, path);
            email(result, path);
            return result;
        }

        ArrayList readListOfString3(Object value, String path) {
            Collection<?> elements = elements(value, path);
            ArrayList result = new ArrayList();
            int index = 0;
            try {
                for (Object element : elements) {
                    result.add(readString8(element, ""));
                    index++;
                }
            } catch (Fault fault) {
                throw fault.under(elementPath(path, index));
            }
            return result;
        }

        LinkedHashMap readMapOfStringInteger3(Object value, String path) {
            Map<?, ?> members = members(value, path);
            LinkedHashMap result = new LinkedHashMap();
            Object member = null;
            try {
                for (Object name : members.keySet()) {
                    member = name;
                    result.put(String.valueOf(name), readInteger(members.get(name), ""));
                }
            } catch (Fault fault) {
                throw fault.under(childPath(path, String.valueOf(member)));
            }
            return result;
        }

        ArrayList readListOfLine(Object value, String path) {
            Collection<?> elements = elements(value, path);
            ArrayList result = new ArrayList();
            int index = 0;
            try {
                for (Object element : elements) {
                    result.add(readLine(element, ""));
                    index++;
                }
            } catch (Fault fault) {
                throw fault.under(elementPath(path, index));
            }
            return result;
        }

        Tools.Guest readGuest(Object value, String path) {
            return (Tools.Guest) mapped(value, path, mapper, Tools.Guest.class, "an object (Tools.Guest)");
        }

        ArrayList readListOfString4(Object value, String path) {
            Collection<?> elements = elements(value, path);
            ArrayList result = new ArrayList();
            int index = 0;
            try {
                for (Object element : elements) {
                    result.add(stringValue(element, ""));
                    index++;
                }
            } catch (Fault fault) {
                throw fault.under(elementPath(path, index));
            }
            return result;
        }

        int[] readArrayOfInt2(Object value, String path) {
            Collection<?> elements = elements(value, path);
            int[] result = new int[elements.size()];
            int index = 0;
            try {
                for (Object element : elements) {
                    result[index] = intValue(element, "");
                    index++;
                }
            } catch (Fault fault) {
                throw fault.under(elementPath(path, index));
            }
            return result;
        }

        LinkedHashMap readMapOfStringInteger4(Object value, String path) {
            Map<?, ?> members = members(value, path);
            LinkedHashMap result = new LinkedHashMap();
            Object member = null;
            try {
                for (Object name : members.keySet()) {
                    member = name;
                    result.put(String.valueOf(name), intValue(members.get(name), ""));
                }
            } catch (Fault fault) {
                throw fault.under(childPath(path, String.valueOf(member)));
            }
            return result;
        }

        String readString8(Object value, String path) {
            String result = stringValue(value, path);
            textSize(result, 0, 3, path);
            return result;
        }

        Integer readInteger(Object value, String path) {
            Integer result = intValue(value, path);
            atLeast(result, 1L, path);
            return result;
        }

        Tools.Line readLine(Object value, String path) {
            Map<?, ?> members = members(value, path);
            try {
                return new Tools.Line(
                        readString3(members.get("item"), "item"),
                        readInt(members.get("quantity"), "quantity"));
            } catch (Fault fault) {
                throw fault.under(path);
            } catch (Exception refused) {
                throw rejected(path);
            }
        }

        private static final int MOST_DIGITS = 100_000;

        private static final int SHOWN_NAME = 100;

        static Map<?, ?> arguments(ToolInvocation invocation) {
            Map<?, ?> given;
            try {
                given = invocation.getArguments();
            } catch (RuntimeException unreadable) {
                throw new Fault("", "must be an object whose members are the tool's parameters");
            }
            return given == null ? new LinkedHashMap<Object, Object>() : given;
        }

        static int intValue(Object value, String path) {
            if (value instanceof Integer) {
                return (Integer) value;
            }
            return (int) whole(value, path, -2147483648, 2147483647, "an integer from -2147483648 to 2147483647");
        }

        static long longValue(Object value, String path) {
            if (value instanceof Integer) {
                return (Integer) value;
            }
            if (value instanceof Long) {
                return (Long) value;
            }
            return whole(
                    value,
                    path,
                    Long.MIN_VALUE,
                    Long.MAX_VALUE,
                    "an integer from -9223372036854775808 to 9223372036854775807");
        }

        static double doubleValue(Object value, String path) {
            if (value instanceof Integer) {
                return (Integer) value;
            }
            double number = value instanceof Double
                    ? (Double) value
                    : decimal(value, path, "a number").doubleValue();
            if (Double.isNaN(number) || Double.isInfinite(number)) {
                throw new Fault(path, "a number from -1.7976931348623157E308 to 1.7976931348623157E308", value);
            }
            return number;
        }

        static String stringValue(Object value, String path) {
            if (value instanceof String) {
                return (String) value;
            }
            throw new Fault(path, "a string", value);
        }

        static BigDecimal bigDecimalValue(Object value, String path) {
            return decimal(value, path, "a number");
        }

        static Collection<?> elements(Object value, String path) {
            if (value instanceof Collection) {
                return (Collection<?>) value;
            }
            throw new Fault(path, "an array", value);
        }

        static Map<?, ?> members(Object value, String path) {
            if (value instanceof Map) {
                return (Map<?, ?>) value;
            }
            throw new Fault(path, "an object", value);
        }

        static BigDecimal decimal(Object value, String path, String expected) {
            if (value instanceof BigDecimal) {
                return (BigDecimal) value;
            }
            if (value instanceof Number || value instanceof String) {
                String text = value.toString();
                if (text.length() <= MOST_DIGITS && text.matches("-?(0|[1-9][0-9]*)([.][0-9]+)?([eE][-+]?[0-9]+)?")) {
                    try {
                        return new BigDecimal(text);
                    } catch (NumberFormatException beyond) {
                        throw new Fault(path, expected, value);
                    }
                }
            }
            throw new Fault(path, expected, value);
        }

        static long whole(Object value, String path, long least, long most, String expected) {
            try {
                long result = decimal(value, path, expected).longValueExact();
                if (result >= least && result <= most) {
                    return result;
                }
            } catch (ArithmeticException fraction) {
                throw new Fault(path, expected, value);
            }
            throw new Fault(path, expected, value);
        }

        static BigInteger wholeNumber(BigDecimal number) {
            if (number.signum() == 0) {
                return BigInteger.ZERO;
            }
            long digits = (long) number.precision() - number.scale();
            if (digits < 1 || digits > MOST_DIGITS) {
                return null;
            }
            try {
                return number.toBigIntegerExact();
            } catch (ArithmeticException fraction) {
                return null;
            }
        }

        static String childPath(String path, String name) {
            StringBuilder out = new StringBuilder(path);
            if (isSimpleName(name)) {
                return path.isEmpty() ? name : out.append('.').append(name).toString();
            }
            quote(name, out.append('['), path.length() + SHOWN_NAME);
            return out.append(']').toString();
        }

        static String elementPath(String path, int index) {
            return path.concat("[").concat(String.valueOf(index)).concat("]");
        }

        private static boolean isSimpleName(String name) {
            for (int i = 0; i < name.length(); i++) {
                char letter = name.charAt(i);
                boolean simple = (letter >= 'a' && letter <= 'z')
                        || (letter >= 'A' && letter <= 'Z')
                        || (letter >= '0' && letter <= '9')
                        || letter == '_'
                        || letter == '-';
                if (!simple) {
                    return false;
                }
            }
            return !name.isEmpty() && name.length() <= SHOWN_NAME;
        }

        static void quote(String content, StringBuilder out, int limit) {
            out.append('"');
            for (int i = 0; i < content.length() && out.length() <= limit; i++) {
                char unit = content.charAt(i);
                if (unit == '"' || unit == '\\') {
                    out.append('\\').append(unit);
                } else if (unit == '\n') {
                    out.append("\\n");
                } else if (Character.isHighSurrogate(unit)
                        && i + 1 < content.length()
                        && Character.isLowSurrogate(content.charAt(i + 1))) {
                    out.append(unit).append(content.charAt(++i));
                } else if (unit < ' ' || Character.isSurrogate(unit)) {
                    String hex = Integer.toHexString(unit);
                    out.append("\\u").append("0000", hex.length(), 4).append(hex);
                } else {
                    out.append(unit);
                }
            }
            out.append('"');
        }

        static Fault rejected(String path) {
            return new Fault(path, "could not be accepted: the tool's own checks refused what was given");
        }

        static void atLeast(long value, long bound, String path) {
            if (value < bound) {
                throw new Fault(path, "at least ".concat(Long.toString(bound)), value);
            }
        }

        static void atLeast(double value, double bound, String path) {
            if (value < bound) {
                throw new Fault(path, "at least ".concat(decimalText(bound)), value);
            }
        }

        static void atLeast(BigDecimal value, BigDecimal bound, String path) {
            if (value.compareTo(bound) < 0) {
                throw new Fault(path, "at least ".concat(bound.toString()), value);
            }
        }

        static void atLeast(BigInteger value, BigInteger bound, String path) {
            if (value.compareTo(bound) < 0) {
                throw new Fault(path, "at least ".concat(bound.toString()), value);
            }
        }

        static void atMost(long value, long bound, String path) {
            if (value > bound) {
                throw new Fault(path, "at most ".concat(Long.toString(bound)), value);
            }
        }

        static void atMost(double value, double bound, String path) {
            if (value > bound) {
                throw new Fault(path, "at most ".concat(decimalText(bound)), value);
            }
        }

        static void atMost(BigDecimal value, BigDecimal bound, String path) {
            if (value.compareTo(bound) > 0) {
                throw new Fault(path, "at most ".concat(bound.toString()), value);
            }
        }

        static void atMost(BigInteger value, BigInteger bound, String path) {
            if (value.compareTo(bound) > 0) {
                throw new Fault(path, "at most ".concat(bound.toString()), value);
            }
        }

        static void moreThan(double value, double bound, String path) {
            if (value <= bound) {
                throw new Fault(path, "more than ".concat(decimalText(bound)), value);
            }
        }

        static void moreThan(BigDecimal value, BigDecimal bound, String path) {
            if (value.compareTo(bound) <= 0) {
                throw new Fault(path, "more than ".concat(bound.toString()), value);
            }
        }

        static void lessThan(double value, double bound, String path) {
            if (value >= bound) {
                throw new Fault(path, "less than ".concat(decimalText(bound)), value);
            }
        }

        static void lessThan(BigDecimal value, BigDecimal bound, String path) {
            if (value.compareTo(bound) >= 0) {
                throw new Fault(path, "less than ".concat(bound.toString()), value);
            }
        }

        static void textSize(CharSequence value, int least, int most, String path) {
            if (value.length() < least || value.length() > most) {
                throw new Fault(path, "a string of ".concat(span(least, most, "character")), value.toString());
            }
        }

        static void arrayLength(int length, Object value, int least, int most, String path) {
            if (length < least || length > most) {
                throw new Fault(path, "an array of ".concat(span(least, most, "element")), value);
            }
        }

        static void memberCount(Map<?, ?> value, int least, int most, String path) {
            if (value.size() < least || value.size() > most) {
                throw new Fault(path, "an object of ".concat(span(least, most, "member")), value);
            }
        }

        static void notBlank(CharSequence value, String path) {
            if (value.toString().isBlank()) {
                throw new Fault(path, "a string that is not blank", value.toString());
            }
        }

        static Pattern compiled(String expression, int flags) {
            try {
                return Pattern.compile(expression, flags);
            } catch (PatternSyntaxException | StackOverflowError broken) {
                return null;
            }
        }

        static void matches(CharSequence value, Pattern pattern, String path) {
            if (pattern == null) {
                throw new IllegalStateException("The @Pattern of '"
                        .concat(path)
                        .concat("' is no regular expression that java.util.regex compiles."));
            }
            boolean matching;
            try {
                matching = pattern.matcher(value).matches();
            } catch (StackOverflowError tooDeep) {
                matching = false;
            }
            if (!matching) {
                throw new Fault(path, "a string that matches ".concat(pattern.pattern()), value.toString());
            }
        }

        static void email(CharSequence value, String path) {
            String address = value.toString();
            int at = address.lastIndexOf('@');
            if (at < 1
                    || at > 64
                    || address.length() - at > 256
                    || !dotted(address, 0, at, "!#$%&'*+-/=?^_`{|}~", false)
                    || !isDomain(address, at + 1)) {
                throw new Fault(path, "an email address", address);
            }
        }

        private static boolean isDomain(String address, int start) {
            int last = address.length() - 1;
            if (start < last && address.charAt(start) == '[' && address.charAt(last) == ']') {
                return dotted(address, start + 1, last, ":", false);
            }
            return dotted(address, start, last + 1, "-", true);
        }

        private static boolean dotted(String address, int start, int end, String marks, boolean labels) {
            int length = 0;
            for (int i = start; i < end; i++) {
                char unit = address.charAt(i);
                if (unit == '.') {
                    if (length == 0 || (labels && address.charAt(i - 1) == '-')) {
                        return false;
                    }
                    length = 0;
                } else {
                    length++;
                    boolean mark = marks.indexOf(unit) >= 0;
                    boolean letter = unit < 0x80 ? Character.isLetterOrDigit(unit) : !Character.isSpaceChar(unit);
                    if ((!letter && !mark) || (labels && (length > 63 || (mark && length == 1)))) {
                        return false;
                    }
                }
            }
            return length > 0 && !(labels && address.charAt(end - 1) == '-');
        }

        private static String span(int least, int most, String unit) {
            StringBuilder out = new StringBuilder();
            if (least == most) {
                out.append("exactly ").append(least);
            } else if (most == Integer.MAX_VALUE) {
                out.append("at least ").append(least);
            } else if (least <= 0) {
                out.append("at most ").append(most);
            } else {
                out.append(least).append(" to ").append(most);
            }
            boolean one = most == 1 || (least == 1 && most == Integer.MAX_VALUE);
            return out.append(' ').append(unit).append(one ? "" : "s").toString();
        }

        private static String decimalText(double bound) {
            String digits = Double.toString(bound);
            return digits.endsWith(".0") ? digits.substring(0, digits.length() - 2) : digits;
        }

        private static final int MOST_NESTED = 1000;

        private static final int MOST_CONSTANTS = 100;

        static Object mapped(Object value, String path, ObjectMapper mapper, Class<?> type, String expected) {
            boolean exact = type == Object.class || JsonNode.class.isAssignableFrom(type);
            return readMapped(value, path, mapper, mapper.readerFor(type), exact, expected);
        }

        static Object mapped(Object value, String path, ObjectMapper mapper, TypeReference<?> type, String expected) {
            return readMapped(value, path, mapper, mapper.readerFor(type), false, expected);
        }

        static Object mapped(Object value, String path, ObjectMapper mapper, JavaType type, String expected) {
            return readMapped(value, path, mapper, mapper.readerFor(type), false, expected);
        }

        private static Object readMapped(
                Object value, String path, ObjectMapper mapper, ObjectReader plainReader, boolean exact, String expected) {
            if (value == null) {
                throw new Fault(path, expected, null);
            }
            JsonNode node;
            try {
                node = tree(value, exact);
            } catch (Fault fault) {
                throw fault.under(path);
            }
            Object result;
            try {
                ObjectReader reader = plainReader
                        .without(DeserializationFeature.ACCEPT_FLOAT_AS_INT)
                        .with(
                                DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES,
                                DeserializationFeature.FAIL_ON_NUMBERS_FOR_ENUMS);
                result = reader.<Object>readValue(node);
            } catch (JsonMappingException failure) {
                throw mappingFault(failure, node, path, mapper, expected);
            } catch (JsonProcessingException unreadable) {
                throw new Fault(path, expected, value);
            } catch (IOException | RuntimeException | StackOverflowError thrown) {
                throw rejected(path);
            }
            if (result == null) {
                throw new Fault(path, expected, value);
            }
            return result;
        }

        static JsonNode tree(Object value, boolean exact) {
            return treeAt(value, exact, 0);
        }

        private static JsonNode treeAt(Object value, boolean exact, int depth) {
            JsonNodeFactory nodes = JsonNodeFactory.instance;
            if (value == null) {
                return nodes.nullNode();
            }
            if (value instanceof String) {
                return nodes.textNode((String) value);
            }
            if (value instanceof Boolean) {
                return nodes.booleanNode((Boolean) value);
            }
            if (value instanceof Number) {
                return numberNode((Number) value, exact);
            }
            if (depth == MOST_NESTED) {
                throw new Fault("", "must be nested less than 1000 levels deep");
            }
            if (value instanceof Map) {
                ObjectNode result = nodes.objectNode();
                for (Map.Entry<?, ?> member : ((Map<?, ?>) value).entrySet()) {
                    result.replace(String.valueOf(member.getKey()), treeAt(member.getValue(), exact, depth + 1));
                }
                return result;
            }
            if (value instanceof Collection) {
                ArrayNode result = nodes.arrayNode();
                for (Object element : (Collection<?>) value) {
                    result.add(treeAt(element, exact, depth + 1));
                }
                return result;
            }
            return nodes.pojoNode(value);
        }

        private static JsonNode numberNode(Number number, boolean exact) {
            JsonNodeFactory nodes = JsonNodeFactory.instance;
            if (number instanceof Integer) {
                return nodes.numberNode(number.intValue());
            }
            if (exact && number instanceof Float) {
                return nodes.numberNode(number.floatValue());
            }
            BigInteger integer = null;
            if (!exact || !(number instanceof Double || number instanceof BigDecimal)) {
                integer = wholeNumber(decimal(number, "", "a number"));
            }
            if (integer == null) {
                return number instanceof Double
                        ? nodes.numberNode(number.doubleValue())
                        : nodes.numberNode(decimal(number, "", "a number"));
            }
            if (integer.bitLength() < Integer.SIZE) {
                return nodes.numberNode(integer.intValue());
            }
            return integer.bitLength() < Long.SIZE ? nodes.numberNode(integer.longValue()) : nodes.numberNode(integer);
        }

        private static Fault mappingFault(
                JsonMappingException failure, JsonNode root, String path, ObjectMapper mapper, String expected) {
            String where = path;
            JsonNode came = root;
            for (JsonMappingException.Reference step : failure.getPath()) {
                String name = step.getFieldName();
                if (name != null) {
                    if (came != null
                            && came.size() == 1
                            && came.get(name) == null
                            && came.elements().next().has(name)) {
                        where = childPath(where, came.fieldNames().next());
                        came = came.elements().next();
                    }
                    where = childPath(where, name);
                    came = came == null ? null : came.get(name);
                } else if (step.getIndex() >= 0) {
                    where = elementPath(where, step.getIndex());
                    came = came == null ? null : came.get(step.getIndex());
                }
            }
            Object shown = came == null || came.isNull() ? null : came;
            boolean nested = !where.equals(path);
            if (failure instanceof ValueInstantiationException) {
                return rejected(where);
            }
            if (failure instanceof InvalidDefinitionException) {
                JavaType type = ((InvalidDefinitionException) failure).getType();
                String name =
                        type == null ? "type" : "type ".concat(type.getRawClass().getSimpleName());
                return new Fault(where, "could not be read: the tool's mapper cannot read its ".concat(name));
            }
            if (failure instanceof PropertyBindingException) {
                return new Fault(where, "must be left out: there is no such property");
            }
            if (failure instanceof InvalidTypeIdException) {
                boolean isTold = !nested && expected.contains(" is one of ");
                String told = isTold ? expected : knownTypes(failure.getOriginalMessage(), nested ? "an object" : expected);
                return new Fault(where, told, shown);
            }
            if (failure instanceof MismatchedInputException) {
                Class<?> target = ((MismatchedInputException) failure).getTargetType();
                return new Fault(where, nested ? expectation(target, mapper) : expected, shown);
            }
            if (failure.getCause() instanceof InputCoercionException) {
                Class<?> target = ((InputCoercionException) failure.getCause()).getTargetType();
                return new Fault(where, expectation(target, mapper), shown);
            }
            return rejected(where);
        }

        private static String knownTypes(String message, String expected) {
            String beginning = "known type ids = [";
            int start = message == null ? -1 : message.indexOf(beginning);
            int end = start < 0 ? -1 : message.indexOf(']', start);
            if (end < 0) {
                return expected;
            }
            String names = message.substring(start + beginning.length(), end);
            return "an object whose type is one of ".concat(names);
        }

        private static String expectation(Class<?> target, ObjectMapper mapper) {
            if (target == null) {
                return "a valid value";
            }
            if (target == byte.class || target == Byte.class) {
                return "an integer from -128 to 127";
            }
            if (target == short.class || target == Short.class) {
                return "an integer from -32768 to 32767";
            }
            if (target == int.class || target == Integer.class) {
                return "an integer from -2147483648 to 2147483647";
            }
            if (target == long.class || target == Long.class) {
                return "an integer from -9223372036854775808 to 9223372036854775807";
            }
            if (target == BigInteger.class) {
                return "an integer";
            }
            if (target == double.class || target == float.class || Number.class.isAssignableFrom(target)) {
                return "a number";
            }
            if (target == boolean.class || target == Boolean.class) {
                return "true or false";
            }
            if (target == String.class) {
                return "a string";
            }
            if (target == byte[].class) {
                return "base64 text";
            }
            if (target.isEnum()) {
                return constants(target, mapper);
            }
            if (target.isArray() || Collection.class.isAssignableFrom(target)) {
                return "an array";
            }
            return Map.class.isAssignableFrom(target) ? "an object" : "a valid ".concat(target.getSimpleName());
        }

        private static String constants(Class<?> type, ObjectMapper mapper) {
            StringBuilder out = new StringBuilder();
            try {
                Object[] all = type.getEnumConstants();
                for (int i = 0; i < all.length && i < MOST_CONSTANTS; i++) {
                    out.append(i == 0 ? "one of " : ", ");
                    out.append(mapper.<JsonNode>valueToTree(all[i]).asText());
                }
            } catch (RuntimeException unwritable) {
                return "a valid ".concat(type.getSimpleName());
            }
            return out.toString();
        }

        static CompletableFuture<Object> completed(Object value) {
            return CompletableFuture.<Object>completedFuture(value);
        }

        static CompletableFuture<Object> failed(Throwable failure) {
            return CompletableFuture.<Object>failedFuture(failure);
        }

        static CompletableFuture<Object> refused(Fault fault, String tool) {
            String sentence = fault.text("Tool ".concat(tool).concat(": "));
            return completed(ToolResultObject.failure(sentence, sentence));
        }

        static final class Fault extends RuntimeException {
            private static final long serialVersionUID = 1L;
            private String path;
            private final String expected;
            private final String came;
            Fault(String path, String expected, Object value) {
                super(null, null, false, false);
                this.path = path;
                this.expected = "must be ".concat(expected);
                this.came = shown(value);
            }
            Fault(String path, String problem) {
                super(null, null, false, false);
                this.path = path;
                this.expected = problem;
                this.came = null;
            }
            Fault under(String prefix) {
                if (path.isEmpty()) {
                    path = prefix;
                } else if (!prefix.isEmpty()) {
                    path = path.charAt(0) == '['
                            ? prefix.concat(path)
                            : prefix.concat(".").concat(path);
                }
                return this;
            }
            String text(String start) {
                boolean isRoot = path.isEmpty();
                String subject = isRoot ? "the arguments " : "argument '".concat(path).concat("' ");
                String end = came == null
                        ? "."
                        : (isRoot ? ", but were " : ", but was ").concat(came).concat(".");
                return start.concat(subject).concat(expected).concat(end);
            }
            private static String shown(Object value) {
                if (value == null) {
                    return "missing or null";
                }
                try {
                    if (value instanceof String) {
                        return new ObjectMapper().writeValueAsString(cut((String) value));
                    }
                    return cut(new ObjectMapper().writeValueAsString(value));
                } catch (JsonProcessingException unwritable) {
                    return "something that JSON cannot hold";
                }
            }
            private static String cut(String text) {
                String kept = text.length() > 100 ? text.substring(0, 100).concat("...") : text;
                return kept.replaceAll("\\p{Cs}", "?");
            }
        }
    }
}
