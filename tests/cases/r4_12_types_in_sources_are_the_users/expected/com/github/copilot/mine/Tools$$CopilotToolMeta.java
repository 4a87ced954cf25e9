package com.github.copilot.mine;

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
import java.lang.Character;
import java.lang.Class;
import java.lang.Double;
import java.lang.Exception;
import java.lang.Float;
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
            try {
                switch (tool) {
                    case 0: {
                        // order
                        Map<?, ?> arguments = arguments(invocation);
                        Order order = readOrder(arguments.get("order"), "order");
                        Kind kind = readKind(arguments.get("kind"), "kind");
                        return completed(instance.order(order, kind));
                    }
                    case 1: {
                        // point
                        Map<?, ?> arguments = arguments(invocation);
                        Point point = readPoint(arguments.get("point"), "point");
                        int number = readInt(arguments.get("number"), "number");
                        return completed(instance.point(point, number));
                    }
                    default: {
                        // shape
                        Map<?, ?> arguments = arguments(invocation);
                        Shape shape = readShape(arguments.get("shape"), "shape");
                        int number = intValue(arguments.get("number"), "number");
                        return completed(instance.shape(shape, number));
                    }
                }
            } catch (Fault fault) {
                return refused(fault, name);
            } catch (Throwable failure) {
                return failed(failure);
            }
        }

        Order readOrder(Object value, String path) {
            Map<?, ?> members = members(value, path);
            try {
                return new Order(
                        stringValue(members.get("number"), "number"),
                        intValue(members.get("count"), "count"));
            } catch (Fault fault) {
                throw fault.under(path);
            } catch (Exception refused) {
                throw rejected(path);
            }
        }

        Kind readKind(Object value, String path) {
            return (Kind) mapped(value, path, mapper, Kind.class, "one of \"first\", \"SECOND\"");
        }

        Point readPoint(Object value, String path) {
            Map<?, ?> members = members(value, path);
            try {
                return new Point(intValue(members.get("x"), "x"), intValue(members.get("y"), "y"));
            } catch (Fault fault) {
                throw fault.under(path);
            } catch (Exception refused) {
                throw rejected(path);
            }
        }

        int readInt(Object value, String path) {
            int result = intValue(value, path);
            atLeast(result, 1L, path);
            return result;
        }

        Shape readShape(Object value, String path) {
            return (Shape) mapped(value, path, mapper, Shape.class, "an object (Shape) whose \"kind\" is one of \"circle\"");
        }

        // Runtime helpers:
        //     MOST_DIGITS, SHOWN_NAME, arguments, intValue, stringValue, members, decimal, whole, wholeNumber,
        //     childPath, elementPath, isSimpleName, quote, rejected, atLeast, decimalText, MOST_NESTED,
        //     MOST_CONSTANTS, mapped, readMapped, tree, treeAt, numberNode, mappingFault, knownTypes, expectation,
        //     constants, completed, failed, refused, Fault
        // End of the runtime helpers.
    }
}
