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

    // Runtime helpers:
    //     object, list, typed, structure
    // End of the runtime helpers.

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

        // Runtime helpers:
        //     MOST_DIGITS, SHOWN_NAME, arguments, intValue, longValue, doubleValue, stringValue, bigDecimalValue,
        //     elements, members, decimal, whole, wholeNumber, childPath, elementPath, isSimpleName, quote,
        //     rejected, atLeast, atMost, moreThan, lessThan, textSize, arrayLength, memberCount, notBlank,
        //     compiled, matches, email, isDomain, dotted, span, decimalText, MOST_NESTED, MOST_CONSTANTS, mapped,
        //     readMapped, tree, treeAt, numberNode, mappingFault, knownTypes, expectation, constants, completed,
        //     failed, refused, Fault
        // End of the runtime helpers.
    }
}
