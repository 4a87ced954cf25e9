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
                        // delegating
                        Map<?, ?> arguments = arguments(invocation);
                        Tools.Code code = readCode(arguments.get("code"), "code");
                        Tools.OfField ofField = readOfField(arguments.get("ofField"), "ofField");
                        Tools.Shown shown = readShown(arguments.get("shown"), "shown");
                        Tools.Names names = readNames(arguments.get("names"), "names");
                        Tools.Inherited inherited = readInherited(arguments.get("inherited"), "inherited");
                        return completed(instance.delegating(code, ofField, shown, names, inherited));
                    }
                    case 1: {
                        // not_components
                        Map<?, ?> arguments = arguments(invocation);
                        Tools.Ignored ignored = readIgnored(arguments.get("ignored"), "ignored");
                        Tools.Disabled disabled = readDisabled(arguments.get("disabled"), "disabled");
                        Tools.DisabledFactory factory = readDisabledFactory(arguments.get("factory"), "factory");
                        return completed(instance.notComponents(ignored, disabled, factory));
                    }
                    case 2: {
                        // properties
                        Map<?, ?> arguments = arguments(invocation);
                        Tools.Plain plain = readPlain(arguments.get("plain"), "plain");
                        Tools.NamedValue named = readNamedValue(arguments.get("named"), "named");
                        Tools.NamedWithout without = readNamedWithout(arguments.get("without"), "without");
                        Tools.Pair pair = readPair(arguments.get("pair"), "pair");
                        Tools.Explicit explicit = readExplicit(arguments.get("explicit"), "explicit");
                        return completed(instance.properties(plain, named, without, pair, explicit));
                    }
                    default: {
                        // others
                        Map<?, ?> arguments = arguments(invocation);
                        Tools.Unnamed unnamed = readUnnamed(arguments.get("unnamed"), "unnamed");
                        Tools.Both both = readBoth(arguments.get("both"), "both");
                        Tools.Level level = readLevel(arguments.get("level"), "level");
                        return completed(instance.others(unnamed, both, level));
                    }
                }
            } catch (Fault fault) {
                return refused(fault, name);
            } catch (Throwable failure) {
                return failed(failure);
            }
        }

        Tools.Code readCode(Object value, String path) {
            return (Tools.Code) mapped(value, path, mapper, Tools.Code.class, "a Tools.Code");
        }

        Tools.OfField readOfField(Object value, String path) {
            return (Tools.OfField) mapped(value, path, mapper, Tools.OfField.class, "a Tools.OfField");
        }

        Tools.Shown readShown(Object value, String path) {
            return (Tools.Shown) mapped(value, path, mapper, Tools.Shown.class, "a Tools.Shown");
        }

        Tools.Names readNames(Object value, String path) {
            return (Tools.Names) mapped(value, path, mapper, Tools.Names.class, "a Tools.Names");
        }

        Tools.Inherited readInherited(Object value, String path) {
            return (Tools.Inherited) mapped(value, path, mapper, Tools.Inherited.class, "a Tools.Inherited");
        }

        Tools.Ignored readIgnored(Object value, String path) {
            return (Tools.Ignored) mapped(value, path, mapper, Tools.Ignored.class, "a Tools.Ignored");
        }

        Tools.Disabled readDisabled(Object value, String path) {
            return (Tools.Disabled) mapped(value, path, mapper, Tools.Disabled.class, "a Tools.Disabled");
        }

        Tools.DisabledFactory readDisabledFactory(Object value, String path) {
            return (Tools.DisabledFactory) mapped(value, path, mapper, Tools.DisabledFactory.class, "a Tools.DisabledFactory");
        }

        Tools.Plain readPlain(Object value, String path) {
            Map<?, ?> members = members(value, path);
            try {
                return new Tools.Plain(stringValue(members.get("code"), "code"));
            } catch (Fault fault) {
                throw fault.under(path);
            } catch (Exception refused) {
                throw rejected(path);
            }
        }

        Tools.NamedValue readNamedValue(Object value, String path) {
            return (Tools.NamedValue) mapped(value, path, mapper, Tools.NamedValue.class, "an object (Tools.NamedValue)");
        }

        Tools.NamedWithout readNamedWithout(Object value, String path) {
            Map<?, ?> members = members(value, path);
            try {
                return new Tools.NamedWithout(stringValue(members.get("code"), "code"));
            } catch (Fault fault) {
                throw fault.under(path);
            } catch (Exception refused) {
                throw rejected(path);
            }
        }

        Tools.Pair readPair(Object value, String path) {
            return (Tools.Pair) mapped(value, path, mapper, Tools.Pair.class, "an object (Tools.Pair)");
        }

        Tools.Explicit readExplicit(Object value, String path) {
            Map<?, ?> members = members(value, path);
            try {
                return new Tools.Explicit(stringValue(members.get("code"), "code"));
            } catch (Fault fault) {
                throw fault.under(path);
            } catch (Exception refused) {
                throw rejected(path);
            }
        }

        Tools.Unnamed readUnnamed(Object value, String path) {
            return (Tools.Unnamed) mapped(value, path, mapper, Tools.Unnamed.class, "a Tools.Unnamed");
        }

        Tools.Both readBoth(Object value, String path) {
            return (Tools.Both) mapped(value, path, mapper, Tools.Both.class, "an object (Tools.Both)");
        }

        Tools.Level readLevel(Object value, String path) {
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
            throw new Fault(path, "one of \"LOW\", \"HIGH\"", value);
        }

        // Runtime helpers:
        //     MOST_DIGITS, SHOWN_NAME, arguments, stringValue, members, decimal, wholeNumber, childPath,
        //     elementPath, isSimpleName, quote, rejected, MOST_NESTED, MOST_CONSTANTS, mapped, readMapped, tree,
        //     treeAt, numberNode, mappingFault, knownTypes, expectation, constants, completed, failed, refused,
        //     Fault
        // End of the runtime helpers.
    }
}
