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
import java.util.AbstractCollection;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ArrayBlockingQueue;
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
        // abstracts
        tools.add(new ToolDefinition(
                "abstracts",
                "Interfaces and abstract classes.",
                structure(
                    object(
                        "shape", object(
                            "oneOf", list(
                                structure(
                                    object(
                                        "kind", object("type", "string", "enum", list("circle")),
                                        "radius", typed("number")),
                                    "kind", "radius"))),
                        "animal", structure(object("name", typed("string"))),
                        "code", typed("string"),
                        "level", typed("integer")),
                    "shape", "animal", "code", "level"),
                new Handler(0, "abstracts", instance, mapper), null, null, null, null, null));
        // containers
        tools.add(new ToolDefinition(
                "containers",
                "Containers.",
                structure(
                    object(
                        "a", object("type", "array", "items", typed("string")),
                        "b", object("type", "object", "additionalProperties", typed("integer")),
                        "c", object("type", "array", "items", typed("string")),
                        "d", object("type", "array", "items", typed("string"))),
                    "a", "b", "c", "d"),
                new Handler(1, "containers", instance, mapper), null, null, null, null, null));
        // held
        tools.add(new ToolDefinition(
                "held",
                "What they hold.",
                structure(
                    object(
                        "codes", object("type", "array", "items", typed("string")),
                        "levels", object("type", "object", "additionalProperties", typed("integer"))),
                    "codes", "levels"),
                new Handler(2, "held", instance, mapper), null, null, null, null, null));
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
                    // abstracts
                    Object shape = argument(0, "shape");
                    Object animal = argument(1, "animal");
                    Object code = argument(2, "code");
                    Object level = argument(3, "level");
                    requireValid("shape", "animal", "code", "level");
                    return completed(instance.abstracts((Tools.Shape) shape, (Tools.Animal) animal, (Tools.Code) code, (Tools.Level) level));
                }
                case 1: {
                    // containers
                    Object a = argument(4, "a");
                    Object b = argument(5, "b");
                    Object c = argument(6, "c");
                    Object d = argument(7, "d");
                    requireValid("a", "b", "c", "d");
                    return completed(instance.containers((Tools.Copied) a, (Tools.Hidden) b, (ArrayBlockingQueue) c, (AbstractCollection) d));
                }
                default: {
                    // held
                    Object codes = argument(8, "codes");
                    Object levels = argument(9, "levels");
                    requireValid("codes", "levels");
                    return completed(instance.held((List) codes, (Map) levels));
                }
            }
        }

        Object value(int type, Object value) {
            switch (type) {
                case 0:
                    return mapped(value(10, value), Tools.Shape.class, "an object with kind \"circle\"");
                case 1:
                    return mapped(value, Tools.Animal.class, "an object");
                case 2:
                    return mapped(text(value, "a string"), Tools.Code.class, "a string");
                case 3:
                    return mapped(value, Tools.Level.class, "an integer");
                case 4:
                    return mapped(value, Tools.Copied.class, "an array");
                case 5:
                    return mapped(value, Tools.Hidden.class, "an object");
                case 6:
                    return mapped(value, new TypeReference<ArrayBlockingQueue<String>>() {}, "an array");
                case 7:
                    return collection(11, value, new ArrayList());
                case 8:
                    return collection(2, value, new ArrayList());
                case 9:
                    return map(12, 3, value, new LinkedHashMap());
                case 10:
                    return tagged(value, "kind", "an object with kind \"circle\"", "circle", 13);
                case 11:
                    return stringValue(value);
                case 12:
                    return stringValue(value);
                case 13:
                    return checkCircle(value);
                default:
                    return constant(value, "circle", "one of \"circle\"");
            }
        }

        Object checkCircle(Object value) {
            if (value instanceof Map) {
                require(value, "kind");
                inspect(14, value, "kind");
                require(value, "radius");
            }
            return value;
        }

        // Runtime helpers:
        //     MOST_LEVELS, MOST_REPORTED, givenArguments, argumentErrors, knownNames, nesting, given, argument,
        //     argumentOf, errorOf, requireValid, problems, unknown, distance, refused, firstOf, elements, members,
        //     descend, collection, map, valueAt, inspect, inspectMember, require, constant, tagged, MOST_DIGITS,
        //     stringValue, decimal, wholeNumber, MOST_NESTED, MOST_CONSTANTS, mapped, text, readMapped, treeAt,
        //     numberNode, mappingError, wrongValue, rangeOf, expectation, constants, completed, failed,
        //     ArgumentError
        // End of the runtime helpers.
    }
}
