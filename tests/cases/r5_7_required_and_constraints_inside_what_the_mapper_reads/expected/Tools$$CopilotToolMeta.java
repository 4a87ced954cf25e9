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
import java.lang.AssertionError;
import java.lang.Boolean;
import java.lang.Byte;
import java.lang.CharSequence;
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
import java.util.Arrays;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
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
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(3);
        // act
        tools.add(new ToolDefinition(
                "act",
                "Acts.",
                structure(
                    object(
                        "action", object(
                            "oneOf", list(
                                structure(
                                    object(
                                        "action", object("type", "string", "enum", list("comment")),
                                        "text", object("type", "string", "maxLength", 5)),
                                    "action", "text"),
                                structure(
                                    object(
                                        "action", object("type", "string", "enum", list("close")),
                                        "reason", typed("string")),
                                    "action")),
                            "description", "The action")),
                    "action"),
                new Handler(0, "act", instance, mapper), null, null, null, null, null));
        // comment
        tools.add(new ToolDefinition(
                "comment",
                "Acts at once.",
                structure(
                    object(
                        "action", object("type", "string", "enum", list("comment")),
                        "text", object("type", "string", "maxLength", 5)),
                    "action", "text"),
                new Handler(1, "comment", instance, mapper), null, null, null, null, null));
        // save
        tools.add(new ToolDefinition(
                "save",
                "Saves.",
                object(
                    "type", "object",
                    "properties", object("customer", object("$ref", "#/$defs/Customer", "description", "The customer")),
                    "required", list("customer"),
                    "$defs", object(
                        "Customer", structure(
                            object(
                                "addresses", object(
                                    "type", "array",
                                    "items", structure(
                                        object(
                                            "street", typed("string"),
                                            "zip", object("type", "string", "pattern", "^(?:[0-9]{5})$"),
                                            "since", object("type", "string", "format", "date")),
                                        "street", "since"),
                                    "maxItems", 2),
                                "ranks", object(
                                    "type", "object",
                                    "additionalProperties", object("type", "integer", "maximum", 9)),
                                "parent", object("$ref", "#/$defs/Customer"))))),
                new Handler(2, "save", instance, mapper), null, null, null, null, null));
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
                    // act
                    Object action = argument(0, "action");
                    requireValid("action");
                    return completed(instance.act((Tools.Action) action));
                }
                case 1: {
                    // comment
                    argument(2, "text", "body");
                    argument(4, "action");
                    requireValid("action", "text", "body");
                    Tools.Comment record = (Tools.Comment) mapped(allArguments(), Tools.Comment.class, "an object");
                    return completed(instance.comment(record));
                }
                default: {
                    // save
                    Object customer = argument(5, "customer");
                    requireValid("customer");
                    return completed(instance.save((Tools.Customer) customer));
                }
            }
        }

        private static final Pattern PATTERN = compiled("[0-9]{5}", 0);

        Object value(int type, Object value) {
            switch (type) {
                case 0:
                    return mapped(value(6, value), Tools.Action.class, "an object with action \"comment\" or \"close\"");
                case 1: {
                    Object result = value;
                    textSize(value, 0, 5);
                    return result;
                }
                case 2:
                    return value(1, anyValue(value));
                case 3:
                    return checkComment(value);
                case 4:
                    return constant(value, "comment", "one of \"comment\"");
                case 5:
                    return mapped(value(8, value), Tools.Customer.class, "an object",
                            "java.time.LocalDate", "an ISO 8601 date");
                case 6:
                    return tagged(value, "action", "an object with action \"comment\" or \"close\"", "comment", 3, "close", 9);
                case 7:
                    return constant(value, "comment", "one of \"comment\"");
                case 8:
                    return checkCustomer(value);
                case 9:
                    return checkClose(value);
                case 10: {
                    Object result = value(13, value);
                    elementCount(value, 0, 2);
                    return result;
                }
                case 11:
                    return checkMapOfStringInteger(value);
                case 12:
                    return constant(value, "close", "one of \"close\"");
                case 13:
                    return inspectElements(15, value);
                case 14: {
                    Object result = value;
                    atMost(value, 9L);
                    return result;
                }
                case 15:
                    return checkAddress(value);
                default: {
                    Object result = value;
                    matches(value, PATTERN);
                    return result;
                }
            }
        }

        Object checkComment(Object value) {
            if (value instanceof Map) {
                require(value, "action");
                inspect(7, value, "action");
                require(value, "text", "body");
                inspect(1, value, "text", "body");
            }
            return value;
        }

        Object checkCustomer(Object value) {
            if (value instanceof Map) {
                inspect(10, value, "addresses");
                inspect(11, value, "ranks");
                inspect(8, value, "parent");
            }
            return value;
        }

        Object checkClose(Object value) {
            if (value instanceof Map) {
                require(value, "action");
                inspect(12, value, "action");
            }
            return value;
        }

        Object checkMapOfStringInteger(Object value) {
            if (value instanceof Map) {
                inspectOthers(14, value);
            }
            return value;
        }

        Object checkAddress(Object value) {
            if (value instanceof Map) {
                require(value, "street");
                inspect(16, value, "zip");
                require(value, "since");
            }
            return value;
        }

        // Runtime helpers:
        //     MOST_LEVELS, MOST_REPORTED, MOST_STEPS, givenArguments, argumentErrors, knownNames, patternSteps,
        //     nesting, given, argument, argumentOf, errorOf, requireValid, problems, unknown, distance, refused,
        //     anyValue, firstOf, allArguments, descend, valueAt, inspectElements, inspect, inspectOthers,
        //     inspectMember, require, constant, tagged, matches, MOST_DIGITS, decimal, wholeNumber, atMost,
        //     numberIn, textIn, textSize, elementCount, compiled, BoundedText, span, MOST_NESTED, MOST_CONSTANTS,
        //     mapped, readMapped, treeAt, numberNode, mappingError, wrongValue, rangeOf, expectation, constants,
        //     completed, failed, ArgumentError
        // End of the runtime helpers.
    }
}
