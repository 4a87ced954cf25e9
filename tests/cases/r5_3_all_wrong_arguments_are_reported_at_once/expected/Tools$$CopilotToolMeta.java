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
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.regex.Pattern;

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
        // find
        tools.add(new ToolDefinition(
                "find",
                "Finds orders.",
                structure(
                    object(
                        "orderId", typed("integer", "The order number"),
                        "status", object("type", "string", "enum", list("OPEN", "CLOSED"), "description", "The status"),
                        "limit", object(
                            "type", "integer",
                            "minimum", 1,
                            "maximum", 100,
                            "description", "How many",
                            "default", 10),
                        "prices", object("type", "object", "additionalProperties", typed("number"), "description", "The prices"),
                        "tags", object("type", "array", "items", typed("string"), "description", "The tags"),
                        "exact", typed("boolean", "Exactly")),
                    "orderId", "status", "prices", "tags", "exact"),
                new Handler(0, "find", instance, mapper), null, null, null, null, null));
        // when
        tools.add(new ToolDefinition(
                "when",
                "Says when.",
                structure(
                    object("zone", typed("string", "The zone"), "filter", typed("string", "The filter")),
                    "zone", "filter"),
                new Handler(1, "when", instance, mapper), null, null, null, null, null));
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
                    // find
                    Object orderId = argument(0, "orderId");
                    Object status = argument(1, "status");
                    Object limit = orDefault(2, "limit", 10);
                    Object prices = argument(3, "prices");
                    Object tags = argument(4, "tags");
                    Object exact = argument(5, "exact");
                    requireValid("orderId", "status", "limit", "prices", "tags", "exact");
                    return completed(instance.find((long) orderId, (Tools.Status) status, (int) limit, (Map) prices, (List) tags, (boolean) exact));
                }
                default: {
                    // when
                    Object zone = argument(6, "zone");
                    Object filter = argument(7, "filter");
                    requireValid("zone", "filter");
                    return completed(instance.when((ZoneId) zone, (Pattern) filter));
                }
            }
        }

        Object value(int type, Object value) {
            switch (type) {
                case 0:
                    return longValue(value);
                case 1:
                    return readStatus(value);
                case 2: {
                    Object result = value(8, value);
                    atLeast(value, 1L);
                    atMost(value, 100L);
                    return result;
                }
                case 3:
                    return map(1, 9, value, new LinkedHashMap());
                case 4:
                    return collection(10, value, new ArrayList());
                case 5:
                    return booleanValue(value);
                case 6:
                    return mapped(text(value, "a time zone such as Europe/Berlin"), ZoneId.class, "a time zone such as Europe/Berlin");
                case 7:
                    return mapped(text(value, "a regular expression"), Pattern.class, "a regular expression");
                case 8:
                    return intValue(value);
                case 9:
                    return doubleValue(value);
                default:
                    return stringValue(value);
            }
        }

        Tools.Status readStatus(Object value) {
            if (value instanceof String) {
                switch ((String) value) {
                    case "OPEN":
                        return Tools.Status.OPEN;
                    case "CLOSED":
                        return Tools.Status.CLOSED;
                    default:
                        break;
                }
            }
            throw new ArgumentError("one of \"OPEN\", \"CLOSED\"", value);
        }

        // Runtime helpers:
        //     MOST_LEVELS, MOST_REPORTED, givenArguments, argumentErrors, knownNames, nesting, given, argument,
        //     orDefault, argumentOf, errorOf, requireValid, problems, unknown, distance, refused, firstOf,
        //     elements, members, descend, collection, map, valueAt, MOST_DIGITS, intValue, longValue, whole,
        //     doubleValue, booleanValue, stringValue, decimal, wholeNumber, atLeast, atMost, numberIn,
        //     MOST_NESTED, MOST_CONSTANTS, mapped, text, readMapped, treeAt, numberNode, mappingError, wrongValue,
        //     rangeOf, expectation, constants, completed, failed, ArgumentError
        // End of the runtime helpers.
    }
}
