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
        // make
        tools.add(new ToolDefinition(
                "make",
                "Makes.",
                structure(
                    object(
                        "made", structure(
                            object("count", typed("integer"), "label", typed("string"), "kind", typed("string")),
                            "count", "kind")),
                    "made"),
                new Handler(0, "make", instance, mapper), null, null, null, null, null));
        // check
        tools.add(new ToolDefinition(
                "check",
                "Checks.",
                structure(
                    object(
                        "checked", structure(
                            object(
                                "declared", typed("string"),
                                "present", typed("string"),
                                "worded", object("type", "string", "minLength", 1, "pattern", "\\S"),
                                "filled", object("type", "array", "items", typed("string"), "minItems", 1),
                                "free", typed("string")),
                            "declared", "present", "worded", "filled")),
                    "checked"),
                new Handler(1, "check", instance, mapper), null, null, null, null, null));
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
                    // make
                    Object made = argument(0, "made");
                    requireValid("made");
                    return completed(instance.make((Tools.Made) made));
                }
                default: {
                    // check
                    Object checked = argument(1, "checked");
                    requireValid("checked");
                    instance.check((Tools.Checked) checked);
                    return completed("Success");
                }
            }
        }

        Object value(int type, Object value) {
            switch (type) {
                case 0:
                    return mapped(value(2, value), Tools.Made.class, "an object");
                case 1:
                    return mapped(value(3, value), Tools.Checked.class, "an object");
                case 2:
                    return checkMade(value);
                case 3:
                    return checkChecked(value);
                case 4: {
                    Object result = value;
                    textSize(value, 1, 2147483647);
                    notBlank(value);
                    return result;
                }
                default: {
                    Object result = value;
                    elementCount(value, 1, 2147483647);
                    return result;
                }
            }
        }

        Object checkMade(Object value) {
            if (value instanceof Map) {
                require(value, "count");
                require(value, "kind");
            }
            return value;
        }

        Object checkChecked(Object value) {
            if (value instanceof Map) {
                require(value, "declared");
                require(value, "present");
                require(value, "worded");
                inspect(4, value, "worded");
                require(value, "filled");
                inspect(5, value, "filled");
            }
            return value;
        }

        // Runtime helpers:
        //     MOST_LEVELS, MOST_REPORTED, givenArguments, argumentErrors, knownNames, nesting, given, argument,
        //     argumentOf, errorOf, requireValid, problems, unknown, distance, refused, firstOf, descend, valueAt,
        //     inspect, inspectMember, require, MOST_DIGITS, decimal, wholeNumber, textIn, textSize, elementCount,
        //     notBlank, span, MOST_NESTED, MOST_CONSTANTS, mapped, readMapped, treeAt, numberNode, mappingError,
        //     wrongValue, rangeOf, expectation, constants, completed, failed, ArgumentError
        // End of the runtime helpers.
    }
}
