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
import java.util.Arrays;
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
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(1);
        // hold
        tools.add(new ToolDefinition(
                "hold",
                "Takes a holder.",
                structure(
                    object(
                        "holder", structure(
                            object(
                                "included", object(
                                    "oneOf", list(
                                        structure(
                                            object(
                                                "kind", object("type", "string", "enum", list("circle")),
                                                "name", typed("string")),
                                            "kind"),
                                        structure(
                                            object(
                                                "kind", object("type", "string", "enum", list("square")),
                                                "name", typed("string"),
                                                "side", typed("integer")),
                                            "kind", "name", "side"))),
                                "ignored", object(
                                    "type", "array",
                                    "items", object(
                                        "type", "object",
                                        "additionalProperties", object(
                                            "oneOf", list(
                                                structure(
                                                    object(
                                                        "kind", object("type", "string", "enum", list("circle")),
                                                        "radius", typed("integer")),
                                                    "kind", "radius"),
                                                structure(
                                                    object(
                                                        "kind", object("type", "string", "enum", list("square")),
                                                        "name", typed("string"),
                                                        "side", typed("integer")),
                                                    "kind", "name", "side"))))),
                                "circle", object(
                                    "type", "object",
                                    "properties", object(
                                        "kind", object("type", "string", "enum", list("circle")),
                                        "name", typed("string")),
                                    "required", list("kind"),
                                    "description", "What tells the type is demanded of a subtype, too."),
                                "wrapping", object(
                                    "oneOf", list(
                                        structure(
                                            object("wrapped", structure(object("size", typed("integer")))),
                                            "wrapped"))),
                                "pet", object(
                                    "oneOf", list(
                                        structure(object("lives", typed("integer"), "name", typed("string")), "lives"),
                                        structure(object("bones", typed("integer"), "name", typed("string")), "bones")),
                                    "description", "What tells the alternatives apart is shown, though Jackson does not set it.")))),
                    "holder"),
                new Handler(instance, mapper), null, null, null, null, null));
        return tools;
    }

    static List<ToolDefinition> definitions(Tools instance) {
        return new Tools$$CopilotToolMeta().definitions(instance, MAPPER);
    }

    // Runtime helpers:
    //     object, list, typed, structure
    // End of the runtime helpers.

    private static final class Handler implements ToolHandler {
        private final Tools instance;
        private final ObjectMapper mapper;

        Handler(Tools instance, ObjectMapper mapper) {
            this.instance = instance;
            this.mapper = mapper;
        }

        @Override
        public CompletableFuture<Object> invoke(ToolInvocation invocation) {
            return new Call(instance, mapper, "hold", invocation).answer();
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

        CompletableFuture<Object> answer() {
            try {
                return call();
            } catch (ArgumentError error) {
                return refused(problems(error));
            } catch (Throwable failure) {
                return failed(failure);
            }
        }

        CompletableFuture<Object> call() throws Throwable {
            // hold
            Object holder = argument(0, "holder");
            requireValid("holder");
            return completed(instance.hold((Tools.Holder) holder));
        }

        Object value(int type, Object value) {
            switch (type) {
                case 0:
                    return mapped(value(1, value), Tools.Holder.class, "an object");
                case 1:
                    return checkHolder(value);
                case 2:
                    return tagged(value, "kind", "an object with kind \"circle\" or \"square\"", "circle", 4, "square", 7);
                case 3:
                    return inspectElements(8, value);
                case 4:
                    return checkCircle(value);
                case 5:
                    return wrapped(value, "wrapped", 10);
                case 6:
                    return recognized(value,
                            11, new String[] {"lives", "name"},
                            12, new String[] {"bones", "name"});
                case 7:
                    return checkSquare(value);
                case 8:
                    return checkMapOfStringShape(value);
                case 9:
                    return constant(value, "circle", "one of \"circle\"");
                case 10:
                    return checkWrapped(value);
                case 11:
                    return checkCat(value);
                case 12:
                    return checkDog(value);
                case 13:
                    return constant(value, "square", "one of \"square\"");
                case 14:
                    return tagged(value, "kind", "an object with kind \"circle\" or \"square\"", "circle", 15, "square", 16);
                case 15:
                    return checkCircle2(value);
                case 16:
                    return checkSquare2(value);
                case 17:
                    return constant(value, "circle", "one of \"circle\"");
                default:
                    return constant(value, "square", "one of \"square\"");
            }
        }

        Object checkHolder(Object value) {
            if (value instanceof Map) {
                inspect(2, value, "included");
                inspect(3, value, "ignored");
                inspect(4, value, "circle");
                inspect(5, value, "wrapping");
                inspect(6, value, "pet");
            }
            return value;
        }

        Object checkCircle(Object value) {
            if (value instanceof Map) {
                require(value, "kind");
                inspect(9, value, "kind");
            }
            return value;
        }

        Object checkSquare(Object value) {
            if (value instanceof Map) {
                require(value, "kind");
                inspect(13, value, "kind");
                require(value, "name");
                require(value, "side");
            }
            return value;
        }

        Object checkMapOfStringShape(Object value) {
            if (value instanceof Map) {
                inspectOthers(14, value);
            }
            return value;
        }

        Object checkWrapped(Object value) {
            if (value instanceof Map) {

            }
            return value;
        }

        Object checkCat(Object value) {
            if (value instanceof Map) {
                require(value, "lives");
            }
            return value;
        }

        Object checkDog(Object value) {
            if (value instanceof Map) {
                require(value, "bones");
            }
            return value;
        }

        Object checkCircle2(Object value) {
            if (value instanceof Map) {
                require(value, "kind");
                inspect(17, value, "kind");
                require(value, "radius");
            }
            return value;
        }

        Object checkSquare2(Object value) {
            if (value instanceof Map) {
                require(value, "kind");
                inspect(18, value, "kind");
                require(value, "name");
                require(value, "side");
            }
            return value;
        }

        // Runtime helpers:
        //     MOST_LEVELS, MOST_REPORTED, givenArguments, argumentErrors, knownNames, nesting, given, argument,
        //     argumentOf, errorOf, requireValid, problems, unknown, distance, refused, firstOf, descend, valueAt,
        //     inspectElements, inspect, inspectOthers, inspectMember, require, constant, tagged, wrapped,
        //     recognized, MOST_DIGITS, decimal, wholeNumber, MOST_NESTED, MOST_CONSTANTS, mapped, readMapped,
        //     treeAt, numberNode, mappingError, wrongValue, rangeOf, expectation, constants, completed, failed,
        //     ArgumentError
        // End of the runtime helpers.
    }
}
