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
        // calculate
        tools.add(new ToolDefinition(
                "calculate",
                "Calculates.",
                object(
                    "type", "object",
                    "properties", object("term", object("$ref", "#/$defs/Term")),
                    "required", list("term"),
                    "$defs", object(
                        "Term", object(
                            "oneOf", list(
                                structure(
                                    object(
                                        "kind", object("type", "string", "enum", list("literal")),
                                        "value", typed("integer")),
                                    "kind", "value"),
                                object("$ref", "#/$defs/Sum"))),
                        "Sum", structure(
                            object(
                                "kind", object("type", "string", "enum", list("sum")),
                                "left", object("$ref", "#/$defs/Term"),
                                "right", object("$ref", "#/$defs/Term")),
                            "kind", "left", "right"))),
                new Handler(0, "calculate", instance, mapper), null, null, null, null, null));
        // follow
        tools.add(new ToolDefinition(
                "follow",
                "Follows links.",
                object(
                    "type", "object",
                    "properties", object("first", object("$ref", "#/$defs/Link"), "steps", typed("integer")),
                    "required", list("first", "steps"),
                    "$defs", object(
                        "Link", structure(object("name", typed("string"), "next", object("$ref", "#/$defs/Link")), "name"))),
                new Handler(1, "follow", instance, mapper), null, null, null, null, null));
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
                    // calculate
                    Object term = argument(0, "term");
                    requireValid("term");
                    return completed(json(instance.calculate((Tools.Term) term), mapper));
                }
                default: {
                    // follow
                    Object first = argument(1, "first");
                    Object steps = argument(2, "steps");
                    requireValid("first", "steps");
                    return completed(instance.follow((Tools.Link) first, (int) steps));
                }
            }
        }

        Object value(int type, Object value) {
            switch (type) {
                case 0:
                    return mapped(value(3, value), Tools.Term.class, "an object with kind \"literal\" or \"sum\"");
                case 1:
                    return readLink(value);
                case 2:
                    return intValue(value);
                case 3:
                    return tagged(value, "kind", "an object with kind \"literal\" or \"sum\"", "literal", 6, "sum", 7);
                case 4:
                    return stringValue(value);
                case 5:
                    return value == null ? null : value(1, value);
                case 6:
                    return checkLiteral(value);
                case 7:
                    return checkSum(value);
                case 8:
                    return constant(value, "literal", "one of \"literal\"");
                default:
                    return constant(value, "sum", "one of \"sum\"");
            }
        }

        Tools.Link readLink(Object value) {
            Map<?, ?> members = members(value);
            return new Tools.Link(
                    (String) member(4, members, "name"),
                    (Tools.Link) member(5, members, "next"));
        }

        Object checkLiteral(Object value) {
            if (value instanceof Map) {
                require(value, "kind");
                inspect(8, value, "kind");
                require(value, "value");
            }
            return value;
        }

        Object checkSum(Object value) {
            if (value instanceof Map) {
                require(value, "kind");
                inspect(9, value, "kind");
                require(value, "left");
                inspect(3, value, "left");
                require(value, "right");
                inspect(3, value, "right");
            }
            return value;
        }

        // Runtime helpers:
        //     MOST_LEVELS, MOST_REPORTED, givenArguments, argumentErrors, knownNames, nesting, given, argument,
        //     argumentOf, errorOf, requireValid, problems, unknown, distance, refused, firstOf, members, descend,
        //     member, valueAt, inspect, inspectMember, require, constant, tagged, MOST_DIGITS, intValue, whole,
        //     stringValue, decimal, wholeNumber, MOST_NESTED, MOST_CONSTANTS, mapped, readMapped, treeAt,
        //     numberNode, mappingError, wrongValue, rangeOf, expectation, constants, completed, failed, json,
        //     ArgumentError
        // End of the runtime helpers.
    }
}
