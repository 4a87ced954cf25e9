package com.github.copilot.mine;

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
import com.fasterxml.jackson.mine.Point;
import com.github.copilot.AllowCopilotExperimental;
import com.github.copilot.Order;
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
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(3);
        // order
        tools.add(new ToolDefinition(
                "order",
                "Order.",
                structure(
                    object(
                        "order", structure(object("number", typed("string"), "count", typed("integer")), "number", "count"),
                        "kind", object("type", "string", "enum", list("first", "SECOND"))),
                    "order", "kind"),
                new Handler(0, "order", instance, mapper), null, null, null, null, null));
        // point
        tools.add(new ToolDefinition(
                "point",
                "In a package named like Jackson's.",
                structure(
                    object(
                        "point", structure(object("x", typed("integer"), "y", typed("integer")), "x", "y"),
                        "number", object("type", "integer", "minimum", 1)),
                    "point", "number"),
                new Handler(1, "point", instance, mapper), null, null, null, null, null));
        // shape
        tools.add(new ToolDefinition(
                "shape",
                "A sealed type.",
                structure(
                    object(
                        "shape", object(
                            "oneOf", list(
                                structure(
                                    object(
                                        "kind", object("type", "string", "enum", list("circle")),
                                        "radius", typed("integer")),
                                    "kind", "radius"))),
                        "number", typed("integer")),
                    "shape", "number"),
                new Handler(2, "shape", instance, mapper), null, null, null, null, null));
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
                    // order
                    Object order = argument(0, "order");
                    Object kind = argument(1, "kind");
                    requireValid("order", "kind");
                    return completed(instance.order((Order) order, (Kind) kind));
                }
                case 1: {
                    // point
                    Object point = argument(2, "point");
                    Object number_ = argument(3, "number");
                    requireValid("point", "number");
                    return completed(instance.point((Point) point, (int) number_));
                }
                default: {
                    // shape
                    Object shape = argument(4, "shape");
                    Object number_ = argument(5, "number");
                    requireValid("shape", "number");
                    return completed(instance.shape((Shape) shape, (int) number_));
                }
            }
        }

        Object value(int type, Object value) {
            switch (type) {
                case 0:
                    return readOrder(value);
                case 1:
                    return readKind(value);
                case 2:
                    return readPoint(value);
                case 3: {
                    Object result = value(5, value);
                    atLeast(value, 1L);
                    return result;
                }
                case 4:
                    return mapped(value(7, value), Shape.class, "an object with kind \"circle\"");
                case 5:
                    return intValue(value);
                case 6:
                    return stringValue(value);
                case 7:
                    return tagged(value, "kind", "an object with kind \"circle\"", "circle", 8);
                case 8:
                    return checkCircle(value);
                default:
                    return constant(value, "circle", "one of \"circle\"");
            }
        }

        Order readOrder(Object value) {
            Map<?, ?> members = members(value);
            return new Order(
                    (String) member(6, members, "number"),
                    (int) member(5, members, "count"));
        }

        Kind readKind(Object value) {
            if (value instanceof String) {
                switch ((String) value) {
                    case "first":
                        return Kind.FIRST;
                    case "SECOND":
                        return Kind.SECOND;
                    default:
                        break;
                }
            }
            throw new ArgumentError("one of \"first\", \"SECOND\"", value);
        }

        Point readPoint(Object value) {
            Map<?, ?> members = members(value);
            return new Point((int) member(5, members, "x"), (int) member(5, members, "y"));
        }

        Object checkCircle(Object value) {
            if (value instanceof Map) {
                require(value, "kind");
                inspect(9, value, "kind");
                require(value, "radius");
            }
            return value;
        }

        // Runtime helpers:
        //     MOST_LEVELS, MOST_REPORTED, givenArguments, argumentErrors, knownNames, nesting, given, argument,
        //     argumentOf, errorOf, requireValid, problems, unknown, distance, refused, firstOf, members, descend,
        //     member, valueAt, inspect, inspectMember, require, constant, tagged, MOST_DIGITS, intValue, whole,
        //     stringValue, decimal, wholeNumber, atLeast, numberIn, MOST_NESTED, MOST_CONSTANTS, mapped,
        //     readMapped, treeAt, numberNode, mappingError, wrongValue, rangeOf, expectation, constants,
        //     completed, failed, ArgumentError
        // End of the runtime helpers.
    }
}
