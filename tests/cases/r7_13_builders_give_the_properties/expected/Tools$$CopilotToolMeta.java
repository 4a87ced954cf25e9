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
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(4);
        // point
        tools.add(new ToolDefinition(
                "point",
                "By hand.",
                structure(
                    object(
                        "point", structure(object("x", typed("integer"), "label", typed("string")), "label"),
                        "times", typed("integer")),
                    "point", "times"),
                new Handler(0, "point", instance, mapper), null, null, null, null, null));
        // order
        tools.add(new ToolDefinition(
                "order",
                "As Lombok writes it.",
                structure(
                    object(
                        "order", structure(
                            object(
                                "id", typed("string"),
                                "count", typed("integer"),
                                "all_points", object(
                                    "type", "array",
                                    "items", structure(object("x", typed("integer"), "label", typed("string")), "label"))))),
                    "order"),
                new Handler(1, "order", instance, mapper), null, null, null, null, null));
        // box
        tools.add(new ToolDefinition(
                "box",
                "Generic.",
                structure(
                    object("box", structure(object("content", object("type", "array", "items", typed("integer"))))),
                    "box"),
                new Handler(2, "box", instance, mapper), null, null, null, null, null));
        // shape
        tools.add(new ToolDefinition(
                "shape",
                "One of several.",
                structure(
                    object(
                        "shape", object(
                            "oneOf", list(
                                structure(
                                    object(
                                        "kind", object("type", "string", "enum", list("circle")),
                                        "radius", typed("integer")),
                                    "kind")))),
                    "shape"),
                new Handler(3, "shape", instance, mapper), null, null, null, null, null));
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
                    // point
                    Object point = argument(0, "point");
                    Object times = argument(1, "times");
                    requireValid("point", "times");
                    return completed(instance.point((Tools.Point) point, (int) times));
                }
                case 1: {
                    // order
                    Object order = argument(2, "order");
                    requireValid("order");
                    return completed(instance.order((Tools.Order) order));
                }
                case 2: {
                    // box
                    Object box = argument(3, "box");
                    requireValid("box");
                    return completed(instance.box((Tools.Box) box));
                }
                default: {
                    // shape
                    Object shape = argument(4, "shape");
                    requireValid("shape");
                    return completed(instance.shape((Tools.Shape) shape));
                }
            }
        }

        Object value(int type, Object value) {
            switch (type) {
                case 0:
                    return mapped(value(5, value), Tools.Point.class, "an object");
                case 1:
                    return intValue(value);
                case 2:
                    return mapped(value(6, value), Tools.Order.class, "an object");
                case 3:
                    return mapped(value, new TypeReference<Tools.Box<List<Integer>>>() {}, "an object");
                case 4:
                    return mapped(value(7, value), Tools.Shape.class, "an object with kind \"circle\"");
                case 5:
                    return checkPoint(value);
                case 6:
                    return checkOrder(value);
                case 7:
                    return tagged(value, "kind", "an object with kind \"circle\"", "circle", 9);
                case 8:
                    return inspectElements(5, value);
                case 9:
                    return checkCircle(value);
                default:
                    return constant(value, "circle", "one of \"circle\"");
            }
        }

        Object checkPoint(Object value) {
            if (value instanceof Map) {
                require(value, "label");
            }
            return value;
        }

        Object checkOrder(Object value) {
            if (value instanceof Map) {
                inspect(8, value, "all_points", "dots");
            }
            return value;
        }

        Object checkCircle(Object value) {
            if (value instanceof Map) {
                require(value, "kind");
                inspect(10, value, "kind");
            }
            return value;
        }

        // Runtime helpers:
        //     MOST_LEVELS, MOST_REPORTED, givenArguments, argumentErrors, knownNames, nesting, given, argument,
        //     argumentOf, errorOf, requireValid, problems, unknown, distance, refused, firstOf, descend, valueAt,
        //     inspectElements, inspect, inspectMember, require, constant, tagged, MOST_DIGITS, intValue, whole,
        //     decimal, wholeNumber, MOST_NESTED, MOST_CONSTANTS, mapped, readMapped, treeAt, numberNode,
        //     mappingError, wrongValue, rangeOf, expectation, constants, completed, failed, ArgumentError
        // End of the runtime helpers.
    }
}
