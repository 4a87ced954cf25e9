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
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(4);
        // configure
        tools.add(new ToolDefinition(
                "configure",
                "Takes classes.",
                structure(
                    object(
                        "settings", object(
                            "type", "object",
                            "properties", object(
                                "size", typed("integer"),
                                "kept", typed("string"),
                                "shown", typed("string"),
                                "both", typed("string")),
                            "required", list(),
                            "description", "S."),
                        "account", object(
                            "type", "object",
                            "properties", object("name", typed("string"), "note", typed("string")),
                            "required", list(),
                            "description", "A.")),
                    "settings", "account"),
                new Handler(0, "configure", instance, mapper), null, null, null, null, null));
        // draw
        tools.add(new ToolDefinition(
                "draw",
                "Takes records.",
                structure(
                    object(
                        "points", object(
                            "type", "array",
                            "items", structure(object("x", typed("integer")), "x"),
                            "description", "P.")),
                    "points"),
                new Handler(1, "draw", instance, mapper), null, null, null, null, null));
        // report
        tools.add(new ToolDefinition(
                "report",
                "Writes a report.",
                structure(object()),
                new Handler(2, "report", instance, mapper), null, null, null, null, null));
        // settings
        tools.add(new ToolDefinition(
                "settings",
                "Writes what it was given.",
                structure(object()),
                new Handler(3, "settings", instance, mapper), null, null, null, null, null));
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
                    // configure
                    Object settings = argument(0, "settings");
                    Object account = argument(1, "account");
                    requireValid("settings", "account");
                    return completed(instance.configure((Tools.Settings) settings, (Tools.Account) account));
                }
                case 1: {
                    // draw
                    Object points = argument(2, "points");
                    requireValid("points");
                    return completed(instance.draw((List) points));
                }
                case 2: {
                    // report
                    return completed(json(instance.report(), mapper));
                }
                default: {
                    // settings
                    return completed(json(instance.settings(), mapper));
                }
            }
        }

        Object value(int type, Object value) {
            switch (type) {
                case 0:
                    return mapped(value, Tools.Settings.class, "an object");
                case 1:
                    return mapped(value, Tools.Account.class, "an object");
                case 2:
                    return collection(3, value, new ArrayList());
                case 3:
                    return mapped(value(4, value), Tools.Point.class, "an object");
                default:
                    return checkPoint(value);
            }
        }

        Object checkPoint(Object value) {
            if (value instanceof Map) {
                require(value, "x");
            }
            return value;
        }

        // Runtime helpers:
        //     MOST_LEVELS, MOST_REPORTED, givenArguments, argumentErrors, knownNames, nesting, given, argument,
        //     argumentOf, errorOf, requireValid, problems, unknown, distance, refused, firstOf, elements, descend,
        //     collection, require, MOST_DIGITS, decimal, wholeNumber, MOST_NESTED, MOST_CONSTANTS, mapped,
        //     readMapped, treeAt, numberNode, mappingError, wrongValue, rangeOf, expectation, constants,
        //     completed, failed, json, ArgumentError
        // End of the runtime helpers.
    }
}
