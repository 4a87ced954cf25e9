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
import java.time.LocalDate;
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
        // pack
        tools.add(new ToolDefinition(
                "pack",
                "Packs.",
                structure(
                    object(
                        "text", structure(
                            object(
                                "content", typed("string"),
                                "more", object("type", "array", "items", typed("string"))),
                            "content", "more"),
                        "pair", structure(
                            object(
                                "first", typed("integer"),
                                "second", structure(
                                    object(
                                        "content", typed("boolean"),
                                        "more", object("type", "array", "items", typed("boolean"))),
                                    "content", "more")),
                            "first", "second"),
                        "nested", structure(
                            object(
                                "content", structure(
                                    object(
                                        "content", typed("number"),
                                        "more", object("type", "array", "items", typed("number"))),
                                    "content", "more"),
                                "more", object(
                                    "type", "array",
                                    "items", structure(
                                        object(
                                            "content", typed("number"),
                                            "more", object("type", "array", "items", typed("number"))),
                                        "content", "more"))),
                            "content", "more")),
                    "text", "pair", "nested"),
                new Handler(0, "pack", instance, mapper), null, null, null, null, null));
        // hold
        tools.add(new ToolDefinition(
                "hold",
                "Holds.",
                structure(
                    object(
                        "holder", structure(
                            object(
                                "held", object("type", "string", "format", "date"),
                                "named", object(
                                    "type", "object",
                                    "additionalProperties", object("type", "string", "format", "date")))),
                        "numbers", structure(
                            object(
                                "held", typed("integer"),
                                "named", object("type", "object", "additionalProperties", typed("integer"))))),
                    "holder", "numbers"),
                new Handler(1, "hold", instance, mapper), null, null, null, null, null));
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
                        // pack
                        Map<?, ?> arguments = arguments(invocation);
                        Tools.Box text = readBoxOfString(arguments.get("text"), "text");
                        Tools.Pair pair = readPairOfIntegerBoolean(arguments.get("pair"), "pair");
                        Tools.Box nested = readBoxOfBoxOfDouble(arguments.get("nested"), "nested");
                        return completed(instance.pack(text, pair, nested));
                    }
                    default: {
                        // hold
                        Map<?, ?> arguments = arguments(invocation);
                        Tools.Holder holder = readHolderOfLocalDate(arguments.get("holder"), "holder");
                        Tools.Numbers numbers = readNumbers(arguments.get("numbers"), "numbers");
                        return completed(instance.hold(holder, numbers));
                    }
                }
            } catch (Fault fault) {
                return refused(fault, name);
            } catch (Throwable failure) {
                return failed(failure);
            }
        }

        Tools.Box readBoxOfString(Object value, String path) {
            Map<?, ?> members = members(value, path);
            try {
                return new Tools.Box(
                        stringValue(members.get("content"), "content"),
                        readListOfString(members.get("more"), "more"));
            } catch (Fault fault) {
                throw fault.under(path);
            } catch (Exception refused) {
                throw rejected(path);
            }
        }

        Tools.Pair readPairOfIntegerBoolean(Object value, String path) {
            Map<?, ?> members = members(value, path);
            try {
                return new Tools.Pair(
                        intValue(members.get("first"), "first"),
                        readBoxOfBoolean(members.get("second"), "second"));
            } catch (Fault fault) {
                throw fault.under(path);
            } catch (Exception refused) {
                throw rejected(path);
            }
        }

        Tools.Box readBoxOfBoxOfDouble(Object value, String path) {
            Map<?, ?> members = members(value, path);
            try {
                return new Tools.Box(
                        readBoxOfDouble(members.get("content"), "content"),
                        readListOfBoxOfDouble(members.get("more"), "more"));
            } catch (Fault fault) {
                throw fault.under(path);
            } catch (Exception refused) {
                throw rejected(path);
            }
        }

        Tools.Holder readHolderOfLocalDate(Object value, String path) {
            return (Tools.Holder) mapped(value, path, mapper, new TypeReference<Tools.Holder<LocalDate>>() {}, "an object (Tools.Holder<LocalDate>)");
        }

        Tools.Numbers readNumbers(Object value, String path) {
            return (Tools.Numbers) mapped(value, path, mapper, Tools.Numbers.class, "an object (Tools.Numbers)");
        }

        ArrayList readListOfString(Object value, String path) {
            Collection<?> elements = elements(value, path);
            ArrayList result = new ArrayList();
            int index = 0;
            try {
                for (Object element : elements) {
                    result.add(stringValue(element, ""));
                    index++;
                }
            } catch (Fault fault) {
                throw fault.under(elementPath(path, index));
            }
            return result;
        }

        Tools.Box readBoxOfBoolean(Object value, String path) {
            Map<?, ?> members = members(value, path);
            try {
                return new Tools.Box(
                        booleanValue(members.get("content"), "content"),
                        readListOfBoolean(members.get("more"), "more"));
            } catch (Fault fault) {
                throw fault.under(path);
            } catch (Exception refused) {
                throw rejected(path);
            }
        }

        Tools.Box readBoxOfDouble(Object value, String path) {
            Map<?, ?> members = members(value, path);
            try {
                return new Tools.Box(
                        doubleValue(members.get("content"), "content"),
                        readListOfDouble(members.get("more"), "more"));
            } catch (Fault fault) {
                throw fault.under(path);
            } catch (Exception refused) {
                throw rejected(path);
            }
        }

        ArrayList readListOfBoxOfDouble(Object value, String path) {
            Collection<?> elements = elements(value, path);
            ArrayList result = new ArrayList();
            int index = 0;
            try {
                for (Object element : elements) {
                    result.add(readBoxOfDouble(element, ""));
                    index++;
                }
            } catch (Fault fault) {
                throw fault.under(elementPath(path, index));
            }
            return result;
        }

        ArrayList readListOfBoolean(Object value, String path) {
            Collection<?> elements = elements(value, path);
            ArrayList result = new ArrayList();
            int index = 0;
            try {
                for (Object element : elements) {
                    result.add(booleanValue(element, ""));
                    index++;
                }
            } catch (Fault fault) {
                throw fault.under(elementPath(path, index));
            }
            return result;
        }

        ArrayList readListOfDouble(Object value, String path) {
            Collection<?> elements = elements(value, path);
            ArrayList result = new ArrayList();
            int index = 0;
            try {
                for (Object element : elements) {
                    result.add(doubleValue(element, ""));
                    index++;
                }
            } catch (Fault fault) {
                throw fault.under(elementPath(path, index));
            }
            return result;
        }

        // Runtime helpers:
        //     MOST_DIGITS, SHOWN_NAME, arguments, intValue, doubleValue, booleanValue, stringValue, elements,
        //     members, decimal, whole, wholeNumber, childPath, elementPath, isSimpleName, quote, rejected,
        //     MOST_NESTED, MOST_CONSTANTS, mapped, readMapped, tree, treeAt, numberNode, mappingFault, knownTypes,
        //     expectation, constants, completed, failed, refused, Fault
        // End of the runtime helpers.
    }
}
