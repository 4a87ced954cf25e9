import com.fasterxml.jackson.core.exc.InputCoercionException;
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ObjectReader;
import com.fasterxml.jackson.databind.exc.InvalidDefinitionException;
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
import java.lang.Class;
import java.lang.Double;
import java.lang.Float;
import java.lang.Integer;
import java.lang.Long;
import java.lang.Number;
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
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
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
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(2);
        // pack
        tools.add(new ToolDefinition(
                "pack",
                "Packs.",
                structure(
                    object(
                        "text", structure(
                            object(
                                "content", typed("string"),
                                "more", object("type", "array", "items", typed("string"))),
                            "content", "more"),
                        "pair", structure(
                            object(
                                "first", typed("integer"),
                                "second", structure(
                                    object(
                                        "content", typed("boolean"),
                                        "more", object("type", "array", "items", typed("boolean"))),
                                    "content", "more")),
                            "first", "second"),
                        "nested", structure(
                            object(
                                "content", structure(
                                    object(
                                        "content", typed("number"),
                                        "more", object("type", "array", "items", typed("number"))),
                                    "content", "more"),
                                "more", object(
                                    "type", "array",
                                    "items", structure(
                                        object(
                                            "content", typed("number"),
                                            "more", object("type", "array", "items", typed("number"))),
                                        "content", "more"))),
                            "content", "more")),
                    "text", "pair", "nested"),
                new Handler(0, "pack", instance, mapper), null, null, null, null, null));
        // hold
        tools.add(new ToolDefinition(
                "hold",
                "Holds.",
                structure(
                    object(
                        "holder", structure(
                            object(
                                "held", object("type", "string", "format", "date"),
                                "named", object(
                                    "type", "object",
                                    "additionalProperties", object("type", "string", "format", "date")))),
                        "numbers", structure(
                            object(
                                "held", typed("integer"),
                                "named", object("type", "object", "additionalProperties", typed("integer"))))),
                    "holder", "numbers"),
                new Handler(1, "hold", instance, mapper), null, null, null, null, null));
        return tools;
    }

    static List<ToolDefinition> definitions(Tools instance) {
        return new Tools$$CopilotToolMeta().definitions(instance, MAPPER);
    }

    // Runtime helpers:
    //     object, list, typed, structure
    // End of the runtime helpers.

    private static final class Handler implements ToolHandler {
        private final int number;
        private final String tool;
        private final Tools instance;
        private final ObjectMapper mapper;

        Handler(int number, String tool, Tools instance, ObjectMapper mapper) {
            this.number = number;
            this.tool = tool;
            this.instance = instance;
            this.mapper = mapper;
        }

        @Override
        public CompletableFuture<Object> invoke(ToolInvocation invocation) {
            return new Call(instance, mapper, tool, invocation).answer(number);
        }
    }

    private static final class Call {
        final Tools instance;
        final ObjectMapper mapper;
        final String tool;
        final ToolInvocation invocation;

        Call(Tools instance, ObjectMapper mapper, String tool, ToolInvocation invocation) {
            this.instance = instance;
            this.mapper = mapper;
            this.tool = tool;
            this.invocation = invocation;
        }

        CompletableFuture<Object> answer(int number) {
            try {
                return call(number);
            } catch (ArgumentError error) {
                return refused(problems(error));
            } catch (Throwable failure) {
                return failed(failure);
            }
        }

        CompletableFuture<Object> call(int number) throws Throwable {
            switch (number) {
                case 0: {
                    // pack
                    Object text = argument(0, "text");
                    Object pair = argument(1, "pair");
                    Object nested = argument(2, "nested");
                    requireValid("text", "pair", "nested");
                    return completed(instance.pack((Tools.Box) text, (Tools.Pair) pair, (Tools.Box) nested));
                }
                default: {
                    // hold
                    Object holder = argument(3, "holder");
                    Object numbers = argument(4, "numbers");
                    requireValid("holder", "numbers");
                    return completed(instance.hold((Tools.Holder) holder, (Tools.Numbers) numbers));
                }
            }
        }

        Object value(int type, Object value) {
            switch (type) {
                case 0:
                    return readBoxOfString(value);
                case 1:
                    return readPairOfIntegerBoolean(value);
                case 2:
                    return readBoxOfBoxOfDouble(value);
                case 3:
                    return mapped(value, new TypeReference<Tools.Holder<LocalDate>>() {}, "an object",
                            "java.time.LocalDate", "an ISO 8601 date");
                case 4:
                    return mapped(value, Tools.Numbers.class, "an object");
                case 5:
                    return stringValue(value);
                case 6:
                    return collection(5, value, new ArrayList());
                case 7:
                    return intValue(value);
                case 8:
                    return readBoxOfBoolean(value);
                case 9:
                    return readBoxOfDouble(value);
                case 10:
                    return collection(9, value, new ArrayList());
                case 11:
                    return booleanValue(value);
                case 12:
                    return collection(11, value, new ArrayList());
                case 13:
                    return doubleValue(value);
                default:
                    return collection(13, value, new ArrayList());
            }
        }

        Tools.Box readBoxOfString(Object value) {
            Map<?, ?> members = members(value);
            return new Tools.Box(
                    (String) member(5, members, "content"),
                    (List) member(6, members, "more"));
        }

        Tools.Pair readPairOfIntegerBoolean(Object value) {
            Map<?, ?> members = members(value);
            return new Tools.Pair(
                    (Integer) member(7, members, "first"),
                    (Tools.Box) member(8, members, "second"));
        }

        Tools.Box readBoxOfBoxOfDouble(Object value) {
            Map<?, ?> members = members(value);
            return new Tools.Box(
                    (Tools.Box) member(9, members, "content"),
                    (List) member(10, members, "more"));
        }

        Tools.Box readBoxOfBoolean(Object value) {
            Map<?, ?> members = members(value);
            return new Tools.Box(
                    (Boolean) member(11, members, "content"),
                    (List) member(12, members, "more"));
        }

        Tools.Box readBoxOfDouble(Object value) {
            Map<?, ?> members = members(value);
            return new Tools.Box(
                    (Double) member(13, members, "content"),
                    (List) member(14, members, "more"));
        }

        // Runtime helpers:
        //     MOST_LEVELS, MOST_REPORTED, givenArguments, argumentErrors, knownNames, nesting, given, argument,
        //     argumentOf, errorOf, requireValid, problems, unknown, distance, refused, firstOf, elements, members,
        //     descend, collection, member, valueAt, MOST_DIGITS, intValue, whole, doubleValue, booleanValue,
        //     stringValue, decimal, wholeNumber, MOST_NESTED, MOST_CONSTANTS, mapped, readMapped, treeAt,
        //     numberNode, mappingError, wrongValue, rangeOf, expectation, constants, completed, failed,
        //     ArgumentError
        // End of the runtime helpers.
    }
}
