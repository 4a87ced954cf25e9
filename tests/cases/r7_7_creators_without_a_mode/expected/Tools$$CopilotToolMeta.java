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
        // delegating
        tools.add(new ToolDefinition(
                "delegating",
                "Takes what their values are.",
                structure(
                    object(
                        "code", typed("string"),
                        "ofField", typed("integer"),
                        "shown", typed("integer"),
                        "names", object("type", "array", "items", typed("string")),
                        "inherited", typed("string")),
                    "code", "ofField", "shown", "names", "inherited"),
                new Handler(0, "delegating", instance, mapper), null, null, null, null, null));
        // not_components
        tools.add(new ToolDefinition(
                "not_components",
                "Takes what is left where the components are not read.",
                structure(
                    object("ignored", typed("integer"), "disabled", typed("integer"), "factory", typed("string")),
                    "ignored", "disabled", "factory"),
                new Handler(1, "not_components", instance, mapper), null, null, null, null, null));
        // properties
        tools.add(new ToolDefinition(
                "properties",
                "Takes properties.",
                structure(
                    object(
                        "plain", structure(object("code", typed("string")), "code"),
                        "named", structure(object("x", typed("string")), "x"),
                        "without", structure(object("code", typed("string")), "code"),
                        "pair", structure(object("one", typed("string"), "second", typed("string")), "one", "second"),
                        "explicit", structure(object("code", typed("string")), "code")),
                    "plain", "named", "without", "pair", "explicit"),
                new Handler(2, "properties", instance, mapper), null, null, null, null, null));
        // others
        tools.add(new ToolDefinition(
                "others",
                "Takes what classes and enums say.",
                structure(
                    object(
                        "unnamed", typed("string"),
                        "both", structure(object("text", typed("string"))),
                        "level", object("type", "string", "enum", list("LOW", "HIGH"))),
                    "unnamed", "both", "level"),
                new Handler(3, "others", instance, mapper), null, null, null, null, null));
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
                    // delegating
                    Object code = argument(0, "code");
                    Object ofField = argument(1, "ofField");
                    Object shown = argument(2, "shown");
                    Object names = argument(3, "names");
                    Object inherited = argument(4, "inherited");
                    requireValid("code", "ofField", "shown", "names", "inherited");
                    return completed(instance.delegating((Tools.Code) code, (Tools.OfField) ofField, (Tools.Shown) shown, (Tools.Names) names, (Tools.Inherited) inherited));
                }
                case 1: {
                    // not_components
                    Object ignored = argument(5, "ignored");
                    Object disabled = argument(6, "disabled");
                    Object factory = argument(7, "factory");
                    requireValid("ignored", "disabled", "factory");
                    return completed(instance.notComponents((Tools.Ignored) ignored, (Tools.Disabled) disabled, (Tools.DisabledFactory) factory));
                }
                case 2: {
                    // properties
                    Object plain = argument(8, "plain");
                    Object named = argument(9, "named");
                    Object without = argument(10, "without");
                    Object pair = argument(11, "pair");
                    Object explicit = argument(12, "explicit");
                    requireValid("plain", "named", "without", "pair", "explicit");
                    return completed(instance.properties((Tools.Plain) plain, (Tools.NamedValue) named, (Tools.NamedWithout) without, (Tools.Pair) pair, (Tools.Explicit) explicit));
                }
                default: {
                    // others
                    Object unnamed = argument(13, "unnamed");
                    Object both = argument(14, "both");
                    Object level = argument(15, "level");
                    requireValid("unnamed", "both", "level");
                    return completed(instance.others((Tools.Unnamed) unnamed, (Tools.Both) both, (Tools.Level) level));
                }
            }
        }

        Object value(int type, Object value) {
            switch (type) {
                case 0:
                    return mapped(text(value, "a string"), Tools.Code.class, "a string");
                case 1:
                    return mapped(value, Tools.OfField.class, "an integer");
                case 2:
                    return mapped(value, Tools.Shown.class, "an integer");
                case 3:
                    return mapped(value, Tools.Names.class, "an array");
                case 4:
                    return mapped(text(value, "a string"), Tools.Inherited.class, "a string");
                case 5:
                    return mapped(value, Tools.Ignored.class, "an integer");
                case 6:
                    return mapped(value, Tools.Disabled.class, "an integer");
                case 7:
                    return mapped(text(value, "a string"), Tools.DisabledFactory.class, "a string");
                case 8:
                    return readPlain(value);
                case 9:
                    return readNamedValue(value);
                case 10:
                    return readNamedWithout(value);
                case 11:
                    return readPair(value);
                case 12:
                    return readExplicit(value);
                case 13:
                    return mapped(text(value, "a string"), Tools.Unnamed.class, "a string");
                case 14:
                    return mapped(value, Tools.Both.class, "an object");
                case 15:
                    return readLevel(value);
                default:
                    return stringValue(value);
            }
        }

        Tools.Plain readPlain(Object value) {
            Map<?, ?> members = members(value);
            return new Tools.Plain((String) member(16, members, "code"));
        }

        Tools.NamedValue readNamedValue(Object value) {
            Map<?, ?> members = members(value);
            return new Tools.NamedValue((String) member(16, members, "x"));
        }

        Tools.NamedWithout readNamedWithout(Object value) {
            Map<?, ?> members = members(value);
            return new Tools.NamedWithout((String) member(16, members, "code"));
        }

        Tools.Pair readPair(Object value) {
            Map<?, ?> members = members(value);
            return new Tools.Pair(
                    (String) member(16, members, "one"),
                    (String) member(16, members, "second"));
        }

        Tools.Explicit readExplicit(Object value) {
            Map<?, ?> members = members(value);
            return new Tools.Explicit((String) member(16, members, "code"));
        }

        Tools.Level readLevel(Object value) {
            if (value instanceof String) {
                switch ((String) value) {
                    case "LOW":
                        return Tools.Level.LOW;
                    case "HIGH":
                        return Tools.Level.HIGH;
                    default:
                        break;
                }
            }
            throw new ArgumentError("one of \"LOW\", \"HIGH\"", value);
        }

        // Runtime helpers:
        //     MOST_LEVELS, MOST_REPORTED, givenArguments, argumentErrors, knownNames, nesting, given, argument,
        //     argumentOf, errorOf, requireValid, problems, unknown, distance, refused, firstOf, members, descend,
        //     member, valueAt, MOST_DIGITS, stringValue, decimal, wholeNumber, MOST_NESTED, MOST_CONSTANTS,
        //     mapped, text, readMapped, treeAt, numberNode, mappingError, wrongValue, rangeOf, expectation,
        //     constants, completed, failed, ArgumentError
        // End of the runtime helpers.
    }
}
