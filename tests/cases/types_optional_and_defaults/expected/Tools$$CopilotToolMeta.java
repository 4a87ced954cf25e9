import com.fasterxml.jackson.core.Base64Variants;
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
import java.lang.Character;
import java.lang.Class;
import java.lang.Double;
import java.lang.Exception;
import java.lang.Float;
import java.lang.IllegalArgumentException;
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
import java.time.Duration;
import java.time.LocalDate;
import java.time.Year;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.concurrent.CompletableFuture;

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
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(21);
        // optionals
        tools.add(new ToolDefinition(
                "optionals",
                "An Optional.",
                structure(object("value", typed("string"))),
                new Handler(0, "optionals", instance, mapper), null, null, null, null, null));
        // optional_ints
        tools.add(new ToolDefinition(
                "optional_ints",
                "An Optional integer.",
                structure(object("value", typed("integer"))),
                new Handler(1, "optional_ints", instance, mapper), null, null, null, null, null));
        // optional_longs
        tools.add(new ToolDefinition(
                "optional_longs",
                "An Optional integer of 64 bits.",
                structure(object("value", typed("integer"))),
                new Handler(2, "optional_longs", instance, mapper), null, null, null, null, null));
        // optional_doubles
        tools.add(new ToolDefinition(
                "optional_doubles",
                "An Optional number.",
                structure(object("value", typed("number"))),
                new Handler(3, "optional_doubles", instance, mapper), null, null, null, null, null));
        // nullables
        tools.add(new ToolDefinition(
                "nullables",
                "`@Nullable`, of any maker.",
                structure(object("value", typed("integer"))),
                new Handler(4, "nullables", instance, mapper), null, null, null, null, null));
        // not_required
        tools.add(new ToolDefinition(
                "not_required",
                "`required = false`.",
                structure(object("value", typed("integer", "How many"))),
                new Handler(5, "not_required", instance, mapper), null, null, null, null, null));
        // int_defaults
        tools.add(new ToolDefinition(
                "int_defaults",
                "A default is JSON of the type in the schema.",
                structure(object("value", object("type", "integer", "description", "How many", "default", 10))),
                new Handler(6, "int_defaults", instance, mapper), null, null, null, null, null));
        // decimal_defaults
        tools.add(new ToolDefinition(
                "decimal_defaults",
                "A number's default.",
                structure(object("value", object("type", "number", "description", "How much", "default", 2.5))),
                new Handler(7, "decimal_defaults", instance, mapper), null, null, null, null, null));
        // boolean_defaults
        tools.add(new ToolDefinition(
                "boolean_defaults",
                "`true` and `false` in any case.",
                structure(object("value", object("type", "boolean", "description", "Whether", "default", true))),
                new Handler(8, "boolean_defaults", instance, mapper), null, null, null, null, null));
        // char_defaults
        tools.add(new ToolDefinition(
                "char_defaults",
                "One character.",
                structure(object("value", object("type", "string", "description", "Which", "default", ","))),
                new Handler(9, "char_defaults", instance, mapper), null, null, null, null, null));
        // string_defaults
        tools.add(new ToolDefinition(
                "string_defaults",
                "Text.",
                structure(object("value", object("type", "string", "description", "Whom", "default", "you"))),
                new Handler(10, "string_defaults", instance, mapper), null, null, null, null, null));
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
                new Handler(11, "enum_defaults", instance, mapper), null, null, null, null, null));
        // duration_defaults
        tools.add(new ToolDefinition(
                "duration_defaults",
                "Text of a type that is read from text.",
                structure(
                    object(
                        "value", object("type", "string", "format", "duration", "description", "How long", "default", "PT5M"))),
                new Handler(12, "duration_defaults", instance, mapper), null, null, null, null, null));
        // year_defaults
        tools.add(new ToolDefinition(
                "year_defaults",
                "A year is a number.",
                structure(object("value", object("type", "integer", "description", "When", "default", 2026))),
                new Handler(13, "year_defaults", instance, mapper), null, null, null, null, null));
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
                new Handler(14, "byte_defaults", instance, mapper), null, null, null, null, null));
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
                new Handler(15, "list_defaults", instance, mapper), null, null, null, null, null));
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
                new Handler(16, "map_defaults", instance, mapper), null, null, null, null, null));
        // any_defaults
        tools.add(new ToolDefinition(
                "any_defaults",
                "JSON of anything.",
                structure(
                    object("value", object("description", "What", "default", list(1, (Object) null)))),
                new Handler(17, "any_defaults", instance, mapper), null, null, null, null, null));
        // record_defaults
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
                new Handler(18, "record_defaults", instance, mapper), null, null, null, null, null));
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
                new Handler(19, "components", instance, mapper), null, null, null, null, null));
        // jackson_components
        tools.add(new ToolDefinition(
                "jackson_components",
                "A component that Jackson's annotation lets be left out.",
                structure(
                    object(
                        "note", structure(object("text", typed("string"), "author", typed("string")), "text"),
                        "copies", typed("integer")),
                    "note", "copies"),
                new Handler(20, "jackson_components", instance, mapper), null, null, null, null, null));
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
                    // optionals
                    Map<?, ?> arguments = arguments(invocation);
                    Optional value_ = (Optional) optional(arguments.get("value") == null ? null : stringValue(arguments.get("value"), "value"));
                    return completed(instance.optionals(value_));
                }
                case 1: {
                    // optional_ints
                    Map<?, ?> arguments = arguments(invocation);
                    OptionalInt value_ = arguments.get("value") == null ? OptionalInt.empty() : OptionalInt.of(intValue(arguments.get("value"), "value"));
                    return completed(instance.optionalInts(value_));
                }
                case 2: {
                    // optional_longs
                    Map<?, ?> arguments = arguments(invocation);
                    OptionalLong value_ = arguments.get("value") == null ? OptionalLong.empty() : OptionalLong.of(longValue(arguments.get("value"), "value"));
                    return completed(instance.optionalLongs(value_));
                }
                case 3: {
                    // optional_doubles
                    Map<?, ?> arguments = arguments(invocation);
                    OptionalDouble value_ = arguments.get("value") == null ? OptionalDouble.empty() : OptionalDouble.of(doubleValue(arguments.get("value"), "value"));
                    return completed(instance.optionalDoubles(value_));
                }
                case 4: {
                    // nullables
                    Map<?, ?> arguments = arguments(invocation);
                    Integer value_ = arguments.get("value") == null ? null : intValue(arguments.get("value"), "value");
                    return completed(instance.nullables(value_));
                }
                case 5: {
                    // not_required
                    Map<?, ?> arguments = arguments(invocation);
                    Integer value_ = arguments.get("value") == null ? null : intValue(arguments.get("value"), "value");
                    return completed(instance.notRequired(value_));
                }
                case 6: {
                    // int_defaults
                    Map<?, ?> arguments = arguments(invocation);
                    int value_ = intValue(orDefault(arguments.get("value"), 10), "value");
                    return completed(instance.intDefaults(value_));
                }
                case 7: {
                    // decimal_defaults
                    Map<?, ?> arguments = arguments(invocation);
                    BigDecimal value_ = bigDecimalValue(orDefault(arguments.get("value"), new BigDecimal("2.5")), "value");
                    return completed(instance.decimalDefaults(value_));
                }
                case 8: {
                    // boolean_defaults
                    Map<?, ?> arguments = arguments(invocation);
                    boolean value_ = booleanValue(orDefault(arguments.get("value"), true), "value");
                    return completed(instance.booleanDefaults(value_));
                }
                default: {
                    // char_defaults
                    Map<?, ?> arguments = arguments(invocation);
                    char value_ = charValue(orDefault(arguments.get("value"), ","), "value");
                    return completed(instance.charDefaults(value_));
                }
            }
        }

        CompletableFuture<Object> callFrom10(int tool, ToolInvocation invocation) throws Throwable {
            switch (tool) {
                case 10: {
                    // string_defaults
                    Map<?, ?> arguments = arguments(invocation);
                    String value_ = stringValue(orDefault(arguments.get("value"), "you"), "value");
                    return completed(instance.stringDefaults(value_));
                }
                case 11: {
                    // enum_defaults
                    Map<?, ?> arguments = arguments(invocation);
                    Tools.Shipping value_ = readShipping(orDefault(arguments.get("value"), "next-day"), "value");
                    return completed(instance.enumDefaults(value_));
                }
                case 12: {
                    // duration_defaults
                    Map<?, ?> arguments = arguments(invocation);
                    Duration value_ = readDuration(orDefault(arguments.get("value"), "PT5M"), "value");
                    return completed(instance.durationDefaults(value_));
                }
                case 13: {
                    // year_defaults
                    Map<?, ?> arguments = arguments(invocation);
                    Year value_ = readYear(orDefault(arguments.get("value"), 2026), "value");
                    return completed(instance.yearDefaults(value_));
                }
                case 14: {
                    // byte_defaults
                    Map<?, ?> arguments = arguments(invocation);
                    byte[] value_ = bytesValue(orDefault(arguments.get("value"), "AAEC"), "value");
                    return completed(instance.byteDefaults(value_));
                }
                case 15: {
                    // list_defaults
                    Map<?, ?> arguments = arguments(invocation);
                    List value_ = readListOfString(orDefault(arguments.get("value"), list("me", "you")), "value");
                    return completed(instance.listDefaults(value_));
                }
                case 16: {
                    // map_defaults
                    Map<?, ?> arguments = arguments(invocation);
                    Map value_ = readMapOfStringInteger(orDefault(arguments.get("value"), object("a", 1)), "value");
                    return completed(instance.mapDefaults(value_));
                }
                case 17: {
                    // any_defaults
                    Map<?, ?> arguments = arguments(invocation);
                    Object value_ = anyValue(orDefault(arguments.get("value"), list(1, (Object) null)), "value");
                    return completed(instance.anyDefaults(value_));
                }
                case 18: {
                    // record_defaults
                    Map<?, ?> arguments = arguments(invocation);
                    Tools.Point at = readPoint(orDefault(arguments.get("at"), object("x", 1, "y", 2)), "at");
                    int zoom = intValue(arguments.get("zoom"), "zoom");
                    return completed(instance.recordDefaults(at, zoom));
                }
                default: {
                    // components
                    Map<?, ?> arguments = arguments(invocation);
                    Tools.Search record;
                    try {
                        record = new Tools.Search(
                                stringValue(arguments.get("text"), "text"),
                                (Optional) optional(arguments.get("since") == null ? null : readLocalDate(arguments.get("since"), "since")),
                                intValue(orDefault(arguments.get("limit"), 10), "limit"),
                                arguments.get("exact") == null ? null : booleanValue(arguments.get("exact"), "exact"));
                    } catch (Fault fault) {
                        throw fault;
                    } catch (Exception refused) {
                        throw rejected("");
                    }
                    return completed(instance.components(record));
                }
            }
        }

        CompletableFuture<Object> callFrom20(int tool, ToolInvocation invocation) throws Throwable {
            // jackson_components
            Map<?, ?> arguments = arguments(invocation);
            Tools.Note note = readNote(arguments.get("note"), "note");
            int copies = intValue(arguments.get("copies"), "copies");
            return completed(instance.jacksonComponents(note, copies));
        }

        Tools.Shipping readShipping(Object value, String path) {
            return (Tools.Shipping) mapped(value, path, mapper, Tools.Shipping.class, "one of \"STANDARD\", \"next-day\"");
        }

        Duration readDuration(Object value, String path) {
            return (Duration) mapped(value, path, mapper, Duration.class, "an ISO 8601 duration");
        }

        Year readYear(Object value, String path) {
            return (Year) mapped(value, path, mapper, Year.class, "a year such as 2024");
        }

        ArrayList readListOfString(Object value, String path) {
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

        LinkedHashMap readMapOfStringInteger(Object value, String path) {
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

        Tools.Point readPoint(Object value, String path) {
            Map<?, ?> members = members(value, path);
            try {
                return new Tools.Point(intValue(members.get("x"), "x"), intValue(members.get("y"), "y"));
            } catch (Fault fault) {
                throw fault.under(path);
            } catch (Exception refused) {
                throw rejected(path);
            }
        }

        LocalDate readLocalDate(Object value, String path) {
            return (LocalDate) mapped(value, path, mapper, LocalDate.class, "an ISO 8601 date");
        }

        Tools.Note readNote(Object value, String path) {
            Map<?, ?> members = members(value, path);
            try {
                return new Tools.Note(
                        stringValue(members.get("text"), "text"),
                        members.get("author") == null ? null : stringValue(members.get("author"), "author"));
            } catch (Fault fault) {
                throw fault.under(path);
            } catch (Exception refused) {
                throw rejected(path);
            }
        }

        // Runtime helpers:
        //     MOST_DIGITS, SHOWN_NAME, arguments, anyValue, orDefault, optional, intValue, longValue, doubleValue,
        //     booleanValue, charValue, stringValue, bigDecimalValue, bytesValue, elements, members, decimal,
        //     whole, wholeNumber, childPath, elementPath, isSimpleName, quote, rejected, MOST_NESTED,
        //     MOST_CONSTANTS, mapped, readMapped, tree, treeAt, numberNode, mappingFault, knownTypes, expectation,
        //     constants, completed, failed, refused, Fault
        // End of the runtime helpers.
    }
}
