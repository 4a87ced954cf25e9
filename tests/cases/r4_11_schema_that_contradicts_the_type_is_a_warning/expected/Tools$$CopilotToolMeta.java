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
import java.util.Optional;
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
        // wrong
        tools.add(new ToolDefinition(
                "wrong",
                "No value fits.",
                structure(
                    object(
                        "a", typed("integer", "a"),
                        "b", typed("boolean", "b"),
                        "c", typed("object", "c"),
                        "d", object("type", list("integer", "number"), "description", "d"),
                        "e", typed("array", "e"),
                        "f", typed("integer", "f"),
                        "g", typed("string", "g"),
                        "h", typed("number", "h"),
                        "i", typed("boolean", "i")),
                    "a", "b", "c", "d", "e", "f", "g", "h"),
                new Handler(0, "wrong", instance, mapper), null, null, null, null, null));
        // right
        tools.add(new ToolDefinition(
                "right",
                "Some value fits.",
                structure(
                    object(
                        "a", typed("string", "a"),
                        "b", typed("number", "b"),
                        "c", object("type", list("string", "integer"), "description", "c"),
                        "d", object("enum", list(1, 2), "description", "d"),
                        "e", typed("string", "e"),
                        "f", typed("integer", "f"),
                        "g", typed("integer", "g"),
                        "h", object(
                            "type", "object",
                            "additionalProperties", structure(object("x", typed("integer"), "label", typed("integer", "Text")), "x", "label"))),
                    "a", "b", "c", "d", "e", "f", "h"),
                new Handler(1, "right", instance, mapper), null, null, null, null, null));
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
                    // wrong
                    Object a = argument(0, "a");
                    Object b = argument(1, "b");
                    Object c = argument(2, "c");
                    Object d = argument(3, "d");
                    Object e = argument(4, "e");
                    Object f = argument(5, "f");
                    Object g = argument(6, "g");
                    Object h = argument(7, "h");
                    Object i = argument(8, "i");
                    requireValid("a", "b", "c", "d", "e", "f", "g", "h", "i");
                    instance.wrong((String) a, (int) b, (List) c, (LocalDate) d, (Tools.Point) e, (Tools.Color) f, (Map) g, (boolean) h, (Optional) i);
                    return completed("Success");
                }
                default: {
                    // right
                    Object a = argument(1, "a");
                    Object b = argument(1, "b");
                    Object c = argument(0, "c");
                    Object d = argument(1, "d");
                    Object e = argument(7, "e");
                    Object f = argument(9, "f");
                    Object g = argument(10, "g");
                    Object h = argument(11, "h");
                    requireValid("a", "b", "c", "d", "e", "f", "g", "h");
                    instance.right((int) a, (int) b, (String) c, (int) d, (boolean) e, f, (Optional) g, (Map) h);
                    return completed("Success");
                }
            }
        }

        Object value(int type, Object value) {
            switch (type) {
                case 0:
                    return stringValue(value);
                case 1:
                    return intValue(value);
                case 2:
                    return collection(0, value, new ArrayList());
                case 3:
                    return mapped(text(value, "an ISO 8601 date"), LocalDate.class, "an ISO 8601 date");
                case 4:
                    return readPoint(value);
                case 5:
                    return readColor(value);
                case 6:
                    return map(13, 12, value, new LinkedHashMap());
                case 7:
                    return booleanValue(value);
                case 8:
                    return optional(0, value);
                case 9:
                    return anyValue(value);
                case 10:
                    return optional(12, value);
                case 11:
                    return map(13, 4, value, new LinkedHashMap());
                case 12:
                    return intValue(value);
                default:
                    return stringValue(value);
            }
        }

        Tools.Point readPoint(Object value) {
            Map<?, ?> members = members(value);
            return new Tools.Point(
                    (int) member(1, members, "x"),
                    (String) member(0, members, "label"));
        }

        Tools.Color readColor(Object value) {
            if (value instanceof String) {
                switch ((String) value) {
                    case "RED":
                        return Tools.Color.RED;
                    default:
                        break;
                }
            }
            throw new ArgumentError("one of \"RED\"", value);
        }

        // Runtime helpers:
        //     MOST_LEVELS, MOST_REPORTED, givenArguments, argumentErrors, knownNames, nesting, given, argument,
        //     argumentOf, errorOf, requireValid, problems, unknown, distance, refused, anyValue, firstOf,
        //     optional, elements, members, descend, collection, map, member, valueAt, MOST_DIGITS, intValue,
        //     whole, booleanValue, stringValue, decimal, wholeNumber, MOST_NESTED, MOST_CONSTANTS, mapped, text,
        //     readMapped, treeAt, numberNode, mappingError, wrongValue, rangeOf, expectation, constants,
        //     completed, failed, ArgumentError
        // End of the runtime helpers.
    }
}
